import { App } from 'antd';
import { relatedQueries } from '#features/commissions/commissions/related-queries.ts';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { plural } from '#web/texts.ts';
import type { Accrued } from '../schema.ts';
import { DayAndReference, type PaidDeal } from './DealMoney.tsx';
import { recordedBefore } from './recordedBefore.ts';

interface Values {
  amount_minor: number;
  on: string;
  external_id: string;
}

/** Records a payment of the customer, which earns commission where a rule pays on collected money. */
export function PaymentDialog({ deal, onDone }: { deal: PaidDeal; onDone: () => void }) {
  const { message } = App.useApp();
  const path = `opportunities/${deal.id}/payments`;
  const pay = useWrite<Values, Accrued>(
    'commission_lines',
    (body) => api(path, { method: 'POST', body }),
    relatedQueries,
  );
  const send = async (values: Values) => {
    const { result, lines } = await pay.mutateAsync(values);
    if (result === 'repeat') throw recordedBefore('payment');
    message.success(
      lines > 0
        ? `Payment recorded. ${plural(lines, 'commission', 'commissions')} booked.`
        : 'Payment recorded. No commission depends on it.',
    );
  };
  const check = (_: unknown, minor?: number | null) =>
    minor === 0 ? Promise.reject(new Error('Enter an amount')) : Promise.resolve();
  return (
    <ActionDialog<Values>
      title={`Payment for ${deal.name}`}
      action="Record payment"
      text="Used by structures that pay as the customer pays. Commission earned when the deal is won does not change."
      sheet={{
        path,
        body: ({ on, amount_minor }) => (on && amount_minor ? { on, amount_minor } : null),
        texts: ['external_id'],
      }}
      onSubmit={send}
      onClose={onDone}
    >
      <MoneyItem
        name="amount_minor"
        label={`Amount paid, ${deal.currency}`}
        extra="Including tax. Enter a negative amount for a returned payment."
        currency={deal.currency}
        rules={[{ required: true, message: 'Enter an amount' }, { validator: check }]}
      />
      <DayAndReference paper="Invoice" />
    </ActionDialog>
  );
}
