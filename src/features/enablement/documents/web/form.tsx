import { FieldInput, FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { useSession } from '#web/session/session.tsx';
import { type Document, documentNoun, documentPlaces } from '../schema.ts';
import { texts } from './texts.ts';
import { sharedWith } from './words.ts';

/** The form for a document's properties; its file is changed by new versions. */
export function DocumentForm({ row, onDone }: { row: Document; onDone: () => void }) {
  const isCompany = useSession().mode === 'company';
  const place = row.folder_id ? 'folder_id' : documentPlaces.find((field) => row[field])!;
  return (
    <ResourceForm<Document> resource="documents" id={row.id} onDone={onDone} onCancel={onDone} also={['tags']}>
      <FieldInputs of={documentNoun.fields} section="Document" id={row.id} />
      {isCompany && <FieldInput of={documentNoun.fields} name="tags" />}
      {isCompany && !row.uploaded_by_partner_id && (
        <FieldInput
          of={documentNoun.fields}
          name="visibility"
          required
          help={texts.sharedVersionsUploadedBeforeDocumentWas(sharedWith[place])}
        />
      )}
    </ResourceForm>
  );
}
