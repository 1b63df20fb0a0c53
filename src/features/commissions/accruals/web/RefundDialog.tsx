import { App } from 'antd';
import { relatedQueries } from '#features/commissions/commissions/related-queries.ts';
import type { CommissionLine } from '#features/commissions/commissions/schema.ts';
import type { OpportunityLine } from '#features/deals/opportunity-lines/schema.ts';
import { moneyText } from '#web/components/Money.tsx';
import { MoneyItem, validAmounts } from '#web/inputs/MoneyInput.tsx';
import { api } from '#web/requests/api.ts';
import { useList, useOne, useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { useCan } from '#web/session/session.tsx';
import type { Accrued } from '../schema.ts';
import { DayAndReference, type PaidDeal } from './DealMoney.tsx';
import { recordedBefore } from './recordedBefore.ts';
import { texts as ownTexts } from './texts.ts';

interface Values {
  amount_minor?: number | null;
  on: string;
  external_id: string;
  reason: string;
}

/** Records a refund from one of the deal's commissions. A bonus may be in another currency than the refunded deal. */
export function RefundOfLine({ line, onDone }: { line: CommissionLine; onDone: () => void }) {
  const mayLook = useCan('opportunities', 'view');
  const id = line.opportunity_id!;
  const deal = useOne<PaidDeal>('opportunities', mayLook ? id : undefined);
  if (mayLook && deal.isPending) return null;
  const dealOfLine = { id, name: line.opportunity_name ?? '', currency: line.currency, amount_minor: null };
  return <RefundDialog deal={deal.data ?? dealOfLine} onDone={onDone} />;
}

/** Records a refund to the customer; the commission that partners earned on it is taken back. */
export function RefundDialog({ deal, onDone }: { deal: PaidDeal; onDone: () => void }) {
  const { message } = App.useApp();
  const { currency, amount_minor: whole } = deal;
  // Recurring lines bring in more than the deal's amount, which is a single charge.
  const recurring = useList<OpportunityLine>('opportunity_lines', {
    filters: [{ field: 'opportunity_id', operator: 'eq', values: [deal.id] }],
    start: 0,
    end: 200,
  }).data?.rows.some(({ recurring_interval }) => recurring_interval !== null);
  const upToAll =
    whole === null || recurring !== false
      ? validAmounts(Infinity, '')
      : validAmounts(whole, ownTexts.dealAmount(moneyText(whole, currency)));
  const path = `opportunities/${deal.id}/refunds`;
  const refund = useWrite<Values, Accrued>(
    'commission_lines',
    ({ amount_minor, ...body }) =>
      api(path, {
        method: 'POST',
        body: { ...body, ...(amount_minor !== null && amount_minor !== undefined && { amount_minor }) },
      }),
    relatedQueries,
  );
  const send = async (values: Values) => {
    const { result, lines } = await refund.mutateAsync(values);
    if (result === 'repeat') throw recordedBefore('refund');
    message.success(ownTexts.refundRecordedBooked(lines));
  };
  return (
    <ActionDialog<Values>
      title={ownTexts.refundOf(deal.name)}
      action={ownTexts.recordRefund}
      sheet={{
        path,
        // Only an empty amount means the whole deal; one that cannot be read means nothing yet.
        body: ({ on, amount_minor }) => {
          if (amount_minor === undefined || amount_minor === null) return on ? { on } : null;
          return on && amount_minor > 0 ? { on, amount_minor } : null;
        },
        texts: ['reason', 'external_id'],
      }}
      onSubmit={send}
      onClose={onDone}
    >
      <MoneyItem
        name="amount_minor"
        label={ownTexts.amountRefunded(currency)}
        extra={ownTexts.includingTaxDefaultsToWholeDeal}
        currency={currency}
        rules={[upToAll]}
      />
      <DayAndReference paper={ownTexts.creditNote} />
      <ReasonItem help={ownTexts.visibleToTeamMembersOnlyNot} max={1000} />
    </ActionDialog>
  );
}
