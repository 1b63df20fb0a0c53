import { OriginsInput } from '#web/inputs/OriginsInput.tsx';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { Field, ReferenceField } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { type Form, formNoun } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Settings outside of the builder: the name, the recipients, and the sites that may embed the form. */
export function SettingsForm({ row, onDone }: { row: Form; onDone: () => void }) {
  return (
    <ResourceForm<Form> resource="forms" id={row.id} onDone={onDone} onCancel={onDone}>
      <FieldInput of={formNoun.fields} name="name" />
      <ReferenceField
        name="recipient_ids"
        label={t.recipients}
        help={t.teamMembersWhoNotifiedEachSubmission}
        resource="people"
        labelField="full_name"
        multiple
      />
      <Field name="allowed_origins" label={t.embed.origins} help={t.embed.originsHelp}>
        <OriginsInput />
      </Field>
    </ResourceForm>
  );
}
