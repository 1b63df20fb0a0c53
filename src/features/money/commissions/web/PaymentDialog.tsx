import { App } from 'antd';
import { api } from '#web/api.ts';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { useWrite } from '#web/resource/useResource.ts';
import { plural } from '#web/texts.ts';
import type { Accrued } from '../schema.ts';
import { booked, recordedBefore } from './booked.ts';
import { DayAndReference, type PaidDeal } from './DealMoney.tsx';

interface Values {
  amount_minor: number;
  on: string;
  external_id: string;
}

/** The customer paid: where commission is earned on money that came in, this is what it is earned by. */
export function PaymentDialog({ deal, onDone }: { deal: PaidDeal; onDone: () => void }) {
  const { message } = App.useApp();
  const pay = useWrite<Values, Accrued>(
    'commission_lines',
    (body) => api(`opportunities/${deal.id}/payments`, { method: 'POST', body }),
    booked,
  );
  const send = async (values: Values) => {
    const { result, lines } = await pay.mutateAsync(values);
    if (result === 'repeat') throw recordedBefore('payment');
    message.success(
      lines > 0 ? `Recorded: ${plural(lines, 'line', 'lines')} written.` : 'Recorded. No commission hangs on it.',
    );
  };
  const check = (_: unknown, minor?: number | null) =>
    minor === 0 ? Promise.reject(new Error('Say how much')) : Promise.resolve();
  return (
    <ActionDialog<Values>
      title={`The customer paid for ${deal.name}`}
      action="Record the payment"
      text="It counts where a structure pays on money that came in; commission that is earned when a deal is won stays as it is."
      onSubmit={send}
      onClose={onDone}
    >
      <MoneyItem
        name="amount_minor"
        label={`Amount paid, ${deal.currency}`}
        extra="With tax, as the bank says. Negative for a payment that bounced."
        currency={deal.currency}
        rules={[{ required: true, message: 'Say how much' }, { validator: check }]}
      />
      <DayAndReference paper="Invoice" />
    </ActionDialog>
  );
}
