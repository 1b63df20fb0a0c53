import { App } from 'antd';
import { relatedQueries } from '#features/commissions/commissions/related-queries.ts';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { Accrued } from '../schema.ts';
import { DayAndReference, type PaidDeal } from './DealMoney.tsx';
import { recordedBefore } from './recordedBefore.ts';
import { texts as ownTexts } from './texts.ts';

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
    message.success(lines > 0 ? ownTexts.paymentRecordedBooked(lines) : ownTexts.paymentRecordedNoCommissionDependsOn);
  };
  const check = (_: unknown, minor?: number | null) =>
    minor === 0 ? Promise.reject(new Error('Enter an amount')) : Promise.resolve();
  return (
    <ActionDialog<Values>
      title={ownTexts.paymentFor(deal.name)}
      action={ownTexts.recordPayment}
      text={ownTexts.usedByStructuresThatPayAs}
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
        label={ownTexts.amountPaid(deal.currency)}
        extra={ownTexts.includingTaxEnterNegativeAmountFor}
        currency={deal.currency}
        rules={[{ required: true, message: ownTexts.enterAnAmount }, { validator: check }]}
      />
      <DayAndReference paper={ownTexts.invoice} />
    </ActionDialog>
  );
}
