import { Form } from 'antd';
import { sayable } from '#shared/text/labels.ts';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { useSession } from '#web/session/session.tsx';
import type { DocumentPlace } from '../schema.ts';
import { texts } from './texts.ts';

export interface ChosenPlace {
  field: DocumentPlace;
  id: string | null;
}

const kinds: { value: DocumentPlace; label: string; resource: string; labelField?: string }[] = sayable([
  { value: 'opportunity_id', label: 'Deal', resource: 'opportunities' },
  { value: 'partner_id', label: 'Partner', resource: 'partners' },
  { value: 'account_id', label: 'Account', resource: 'accounts' },
  { value: 'contact_id', label: 'Contact', resource: 'contacts', labelField: 'full_name' },
  { value: 'folder_id', label: 'Folder', resource: 'document_folders' },
]);

/** Chooses the parent of new documents, where the screen does not determine it. */
export function PlaceChoice({ value, onChange }: { value: ChosenPlace; onChange: (place: ChosenPlace) => void }) {
  const { program } = useSession();
  const kind = kinds.find((one) => one.value === value.field)!;
  // A partner adds documents to its deals, or to the company in general.
  const options = program ? [kinds[0]!, { ...kinds[1]!, label: texts.noDeal(program.company.name) }] : kinds;
  return (
    <>
      <Form.Item label={texts.relatedTo} htmlFor="place-kind">
        <OptionSelect
          id="place-kind"
          options={options}
          value={value.field}
          onChange={(field) =>
            onChange({
              field: field as DocumentPlace,
              id: program && field === 'partner_id' ? program.partner_id : null,
            })
          }
        />
      </Form.Item>
      {!(program && value.field === 'partner_id') && (
        <Form.Item label={kind.label} htmlFor="place">
          <ReferenceSelect
            key={kind.value}
            id="place"
            resource={kind.resource}
            labelField={kind.labelField}
            value={value.id}
            onChange={(id) => onChange({ field: value.field, id })}
          />
        </Form.Item>
      )}
    </>
  );
}
