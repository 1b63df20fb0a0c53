import Building2 from 'lucide-react/icons/building-2';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useBulkChange } from '#web/resource/list/useBulkChange.tsx';
import { useCan } from '#web/session/session.tsx';
import { type ContractAccount, contractAccount } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns = columnsOf<ContractAccount, typeof contractAccount.fields>(contractAccount.fields, [
  'account_id',
  'starts_on',
  'ends_on',
]);
const noun = [contractAccount.one, contractAccount.many] as const;

/** The accounts a contract assigns to a partner. */
export default function ContractAccounts({ id: partner_id }: { id: string }) {
  const mayManage = useCan('attribution_decisions', 'manage');
  const setDrawer = useSetDrawer();
  const bulk = useBulkChange<ContractAccount>('contract_accounts', noun);
  return (
    <>
      <ResourceList<ContractAccount>
        resource="contract_accounts"
        permission="attribution_decisions"
        columns={columns}
        fixed={[{ field: 'partner_id', operator: 'eq', values: [partner_id] }]}
        savedViews={false}
        onOpen={mayManage ? ({ id }) => setDrawer(id) : undefined}
        create={{ label: t.addContract, form: (done) => <ContractForm partner_id={partner_id} onDone={done} /> }}
        bulk={[bulk.archive]}
        empty={{ icon: Building2, text: t.noContracts }}
      />
      {bulk.dialog}
      {mayManage && (
        <RouteDrawer title={t.editContract}>
          {(id, close) => <ContractForm id={id} partner_id={partner_id} onDone={close} />}
        </RouteDrawer>
      )}
    </>
  );
}

/** Another account is another contract, so only the days of an existing one can change. */
function ContractForm({ id, partner_id, onDone }: { id?: string; partner_id: string; onDone: () => void }) {
  return (
    <ResourceForm<ContractAccount>
      resource="contract_accounts"
      id={id}
      toBody={(values) => (id ? values : { ...values, partner_id })}
      onDone={onDone}
      onCancel={onDone}
    >
      {!id && <FieldInput of={contractAccount.fields} name="account_id" />}
      <FieldInput of={contractAccount.fields} name="starts_on" />
      <FieldInput of={contractAccount.fields} name="ends_on" />
    </ResourceForm>
  );
}
