import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { OptionField } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { type Form, formNoun } from '../schema.ts';
import { texts as t } from './texts.ts';
import { usePurposes } from './usePurposes.ts';

export function NewForm({ onDone, onCancel }: { onDone: (form: Form) => void; onCancel: () => void }) {
  const { purposes } = usePurposes();
  return (
    <ResourceForm<Form>
      resource="forms"
      initial={{ purpose: 'general' }}
      submit={t.create}
      onDone={onDone}
      onCancel={onCancel}
    >
      <FieldInput of={formNoun.fields} name="name" />
      <OptionField
        name="purpose"
        label={formNoun.fields.purpose.label}
        help={formNoun.fields.purpose.help}
        options={purposes.map(({ key, label }) => ({ value: key, label }))}
        required
      />
    </ResourceForm>
  );
}
