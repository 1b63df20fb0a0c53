import { App, Button } from 'antd';
import Send from 'lucide-react/icons/send';
import { api } from '#web/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan } from '#web/session.tsx';
import { type ContractSigning, signingFields } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns = columnsOf<ContractSigning, typeof signingFields>(signingFields, [
  'name',
  'status',
  'contract_id',
  'partner_id',
  'turn_at',
  'signed_at',
]);
const filters = filtersOf(signingFields, ['status', 'partner_id', 'side']);
const waiting = {
  key: 'waiting',
  name: t.waiting,
  state: { filters: [{ field: 'status', operator: 'eq' as const, values: ['notified', 'opened'] }] },
};

/** One row for each signer. */
export default function Signings() {
  const { message } = App.useApp();
  const mayManage = useCan('contracts', 'manage');
  const resend = useWrite<string, ContractSigning>('contract_signings', (id) =>
    api(`contract_signings/${id}/resend`, { method: 'POST', body: {} }),
  );
  const run = (id: string) =>
    resend.mutateAsync(id).then(
      () => void message.success(t.resent),
      (error: Error) => void message.error(error.message),
    );
  return (
    <ResourceList<ContractSigning>
      resource="contract_signings"
      permission="contracts"
      title={t.signingsTitle}
      noun={['signing', 'signings']}
      columns={columns}
      filters={filters}
      views={[waiting]}
      to={({ contract_id }) => `/partners/contracts/show/${contract_id}`}
      create={{ label: t.newSigning, to: '/partners/contracts/signings/create' }}
      rowMenu={
        mayManage
          ? ({ id, status }) =>
              ['notified', 'opened'].includes(status) && (
                <Button size="small" onClick={() => void run(id)}>
                  {t.resendOne}
                </Button>
              )
          : undefined
      }
      empty={{ icon: Send, text: t.signingsEmpty }}
    />
  );
}
