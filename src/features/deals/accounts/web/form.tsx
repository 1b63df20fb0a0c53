import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm, type ResourceFormProps } from '#web/resource/form/ResourceForm.tsx';
import { NounFields } from '#web/resource/noun/NounFields.tsx';
import { type Account, account } from '../schema.ts';

interface AccountFormProps extends Pick<ResourceFormProps<Account>, 'id' | 'onDone' | 'onCancel' | 'onFilled'> {
  /** Only the fields that identify an account. */
  short?: boolean;
}

export function AccountForm({ short, ...form }: AccountFormProps) {
  return (
    <ResourceForm<Account> resource="accounts" name={short ? 'new_company' : undefined} {...form}>
      {short ? (
        <FieldInputs of={account.fields} section="Account" special={{ website: null, industry: null }} />
      ) : (
        <NounFields noun={account} id={form.id} />
      )}
    </ResourceForm>
  );
}
