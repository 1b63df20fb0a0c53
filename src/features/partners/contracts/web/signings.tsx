import { App, Button } from 'antd';
import Send from 'lucide-react/icons/send';
import { api } from '#web/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session.tsx';
import { type ContractSigning, signing } from '../schema.ts';
import { texts as t } from './texts.ts';

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
    <NounList
      noun={signing}
      permission="contracts"
      columns={['name', 'status', 'contract_id', 'partner_id', 'turn_at', 'signed_at']}
      filters={['status', 'partner_id', 'side']}
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
