import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm, type ResourceFormProps } from '#web/resource/form/ResourceForm.tsx';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { type Account, account } from '../schema.ts';

interface AccountFormProps extends Pick<ResourceFormProps<Account>, 'id' | 'onDone' | 'onCancel' | 'onFilled'> {
  /** Only the fields that identify an account. */
  short?: boolean;
  /** In the drawer of the list, which shows few fields at first. */
  quick?: boolean;
}

export function AccountForm({ short, quick, ...form }: AccountFormProps) {
  if (!short) return <NounForm noun={account} short={quick} {...form} />;
  return (
    <ResourceForm<Account> resource="accounts" name="new_company" {...form}>
      <FieldInputs of={account.fields} section="Account" special={{ website: null, industry: null }} />
    </ResourceForm>
  );
}
