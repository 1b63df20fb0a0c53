import Building2 from 'lucide-react/icons/building-2';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type ContractAccount, contractAccountFields } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns = columnsOf<ContractAccount, typeof contractAccountFields>(contractAccountFields, [
  'account_id',
  'starts_on',
  'ends_on',
]);

/** The accounts a contract assigns to a partner. */
export default function ContractAccounts({ id }: { id: string }) {
  return (
    <ResourceList<ContractAccount>
      resource="contract_accounts"
      permission="attribution_decisions"
      noun={['contract account', 'contract accounts']}
      columns={columns}
      fixed={[{ field: 'partner_id', operator: 'eq', values: [id] }]}
      savedViews={false}
      create={{
        label: 'Add account',
        form: (done) => (
          <ResourceForm<ContractAccount>
            resource="contract_accounts"
            toBody={(values) => ({ ...values, partner_id: id })}
            onDone={done}
            onCancel={done}
          >
            <FieldInput of={contractAccountFields} name="account_id" />
            <FieldInput of={contractAccountFields} name="starts_on" />
            <FieldInput of={contractAccountFields} name="ends_on" />
          </ResourceForm>
        ),
      }}
      empty={{ icon: Building2, text: t.noContracts }}
    />
  );
}
