import { App } from 'antd';
import type { OpportunityLine } from '#features/deals/opportunity-lines/schema.ts';
import { api } from '#web/api.ts';
import { moneyText } from '#web/components/Money.tsx';
import { MoneyItem, someOf } from '#web/inputs/MoneyInput.tsx';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/ReasonItem.tsx';
import { useList, useOne, useWrite } from '#web/resource/useResource.ts';
import { useCan } from '#web/session.tsx';
import { plural } from '#web/texts.ts';
import type { Accrued, CommissionLine } from '../schema.ts';
import { booked, recordedBefore } from './booked.ts';
import { DayAndReference, type PaidDeal } from './DealMoney.tsx';

interface Values {
  amount_minor?: number | null;
  on: string;
  external_id: string;
  reason: string;
}

/** The same from one of its commissions. A bonus may be in another currency than its deal, whose money it is about. */
export function RefundOfLine({ line, onDone }: { line: CommissionLine; onDone: () => void }) {
  const mayLook = useCan('opportunities', 'view');
  const id = line.opportunity_id!;
  const deal = useOne<PaidDeal>('opportunities', mayLook ? id : undefined);
  if (mayLook && deal.isPending) return null;
  const known = { id, name: line.opportunity_name ?? '', currency: line.currency, amount_minor: null };
  return <RefundDialog deal={deal.data ?? known} onDone={onDone} />;
}

/** Money went back to the customer: what partners earned on it goes back too. */
export function RefundDialog({ deal, onDone }: { deal: PaidDeal; onDone: () => void }) {
  const { message } = App.useApp();
  const { currency, amount_minor: whole } = deal;
  // Of what is charged again and again, more comes in than the deal's amount, which is one charge.
  const recurring = useList<OpportunityLine>('opportunity_lines', {
    filters: [{ field: 'opportunity_id', operator: 'eq', values: [deal.id] }],
    start: 0,
    end: 200,
  }).data?.rows.some(({ recurring_interval }) => recurring_interval !== null);
  const upToAll =
    whole === null || recurring !== false
      ? someOf(Infinity, '')
      : someOf(whole, `The whole deal is ${moneyText(whole, currency)}`);
  const refund = useWrite<Values, Accrued>(
    'commission_lines',
    ({ amount_minor, ...body }) =>
      api(`opportunities/${deal.id}/refunds`, {
        method: 'POST',
        body: { ...body, ...(amount_minor !== null && amount_minor !== undefined && { amount_minor }) },
      }),
    booked,
  );
  const send = async (values: Values) => {
    const { result, lines } = await refund.mutateAsync(values);
    if (result === 'repeat') throw recordedBefore('refund');
    message.success(`Recorded: ${plural(lines, 'line', 'lines')} written.`);
  };
  return (
    <ActionDialog<Values> title={`Refund of ${deal.name}`} action="Record the refund" onSubmit={send} onClose={onDone}>
      <MoneyItem
        name="amount_minor"
        label={`Amount refunded, ${currency}`}
        extra="Including tax. Leave empty to refund the whole deal."
        currency={currency}
        rules={[upToAll]}
      />
      <DayAndReference paper="Credit note" />
      <ReasonItem help="For colleagues; partners do not see it." max={1000} />
    </ActionDialog>
  );
}
