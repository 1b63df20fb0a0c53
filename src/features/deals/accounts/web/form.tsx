import { CustomFieldInputs } from '#web/resource/custom-fields/CustomFieldInputs.tsx';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { type Account, accountFields } from '../schema.ts';

interface AccountFormProps {
  id?: string;
  onDone: (row: Account) => void;
  onCancel: () => void;
  onFilled?: () => void;
  /** Only the fields that identify an account. */
  short?: boolean;
}

export function AccountForm({ id, onDone, onCancel, onFilled, short }: AccountFormProps) {
  return (
    <ResourceForm<Account>
      resource="accounts"
      id={id}
      onDone={onDone}
      onCancel={onCancel}
      onFilled={onFilled}
      name={short ? 'new_company' : undefined}
    >
      {short ? (
        <FieldInputs of={accountFields} section="Account" special={{ website: null, industry: null }} />
      ) : (
        <>
          <Section title="Account">
            <FieldInputs of={accountFields} section="Account" id={id} />
          </Section>
          <Section title="Size">
            <FieldInputs of={accountFields} section="Size" id={id} />
          </Section>
          <Section title="Relationship">
            <FieldInputs of={accountFields} section="Relationship" id={id} />
          </Section>
          <CustomFieldInputs entity="accounts" />
        </>
      )}
    </ResourceForm>
  );
}
