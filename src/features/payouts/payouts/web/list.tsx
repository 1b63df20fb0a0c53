import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import Wallet from 'lucide-react/icons/wallet';
import { regionToday } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useSession } from '#web/session/session.tsx';
import { type PayoutBatch, payoutBatch } from '../schema.ts';
import { payoutNames } from './Approvals.tsx';
import { Forecast } from './Forecast.tsx';
import { texts } from './texts.ts';

/** "1 of 2: Fina Finance" while another approval is missing. */
function approvedText({ status, approvals, approvals_needed }: PayoutBatch): string {
  const names = payoutNames(approvals);
  return status === 'pending_approval' && approvals_needed === 2
    ? `${approvals.length} of 2${names && `: ${names}`}`
    : names;
}

export default function PayoutList() {
  const navigate = useNavigate();
  const { config } = useSession();
  const { message } = App.useApp();
  const today = regionToday();
  const open = (id: string) => navigate({ to: `/commissions/payouts/edit/${id}` });
  const send = useWrite<PayoutBatch, PayoutBatch>('payout_batches', ({ id, preview_hash }) =>
    api(`payout_batches/${id}/submit`, { method: 'POST', body: preview_hash ? { preview_hash } : {} }),
  );
  /** A payout that cannot be submitted stays a draft, which says why. */
  const submit = async (batch: PayoutBatch) => {
    await send.mutateAsync(batch).catch((error: Error) => message.warning(error.message));
    await open(batch.id);
  };
  return (
    <NounList
      noun={payoutBatch}
      columns={[
        { of: 'name', label: texts.payoutText },
        'status',
        'total_minor',
        'paid_minor',
        'open_minor',
        'failed_minor',
        'cutoff_on',
        'pay_by',
        'item_count',
        'canceled_minor',
        'currency',
        'number',
        'created_by',
        { field: 'approvals', label: texts.approvedBy, value: approvedText, width: 200 },
      ]}
      filters={['status', 'currency', 'cutoff_on', 'pay_by', 'total_minor']}
      to={({ id }) => `/commissions/payouts/edit/${id}`}
      create={{
        label: texts.newPayout,
        form: (done) => (
          <ResourceForm<PayoutBatch>
            resource="payout_batches"
            initial={{ currency: config.currency, cutoff_on: today }}
            submit={texts.createPayout}
            other={{ label: texts.createAndSubmit, onDone: submit }}
            onDone={({ id }) => open(id)}
            onCancel={done}
          >
            <FieldInput of={payoutBatch.fields} name="currency" />
            <FieldInput of={payoutBatch.fields} name="cutoff_on" max={today} required />
            <FieldInput of={payoutBatch.fields} name="pay_by" min={today} />
            <FieldInput of={payoutBatch.fields} name="name" />
            <Forecast />
          </ResourceForm>
        ),
      }}
      empty={{ icon: Wallet, text: texts.payoutPaysAllPayableCommissionsCurrency }}
    />
  );
}
