import { LongTextField, OptionField, TagsField, TextField } from '#web/resource/fields.tsx';
import { ResourceForm } from '#web/resource/ResourceForm.tsx';
import { useSession } from '#web/session.tsx';
import { type Document, documentPlaces } from '../schema.ts';
import { sharedWith, visibilityOptions } from './words.ts';

/** What is said about a document; its files are changed by new versions. */
export function DocumentForm({ row, onDone }: { row: Document; onDone: () => void }) {
  const isCompany = useSession().mode === 'company';
  const place = documentPlaces.find((field) => row[field])!;
  return (
    <ResourceForm<Document> resource="documents" id={row.id} onDone={onDone} onCancel={onDone} also={['tags']}>
      <TextField name="name" label="Name" required />
      <LongTextField name="description" label="Description" />
      {isCompany && <TagsField name="tags" label="Tags" entity="documents" />}
      {isCompany && !row.uploaded_by_partner_id && (
        <OptionField
          name="visibility"
          label="Seen by"
          options={visibilityOptions}
          required
          help={`Shared: ${sharedWith[place]} Versions from before it was shared stay internal.`}
        />
      )}
    </ResourceForm>
  );
}
