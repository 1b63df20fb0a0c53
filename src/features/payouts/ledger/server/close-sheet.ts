import type { SheetOf } from '#server/http/action.ts';
import { counted, money, type Sentence } from '#shared/text/sentence.ts';
import type { OpenItem, PeriodReview } from '../schema.ts';
import { reviewMonth } from './review.ts';

const openNames: Record<OpenItem['kind'], [one: string, many: string, why: string]> = {
  event_parked: ['event waits for its deal', 'events wait for their deals', 'Posted in the month the deal is won.'],
  event_failed: ['failed calculation', 'failed calculations', 'Posted in the month they are calculated.'],
  commission_on_hold: ['commission on hold', 'commissions on hold', 'Released in the month their hold ends.'],
  payout_open: ['payment not settled', 'payments not settled', 'Posted in the month they are paid.'],
};

/** The totals that become final, as they are stored, and the open items that later months settle. */
export const closeSheet: SheetOf<{ params: { month: string } }> = async (_call, { params }, trial) => {
  const { period, open } = await trial((then) => reviewMonth(then, params.month));
  const totals = (pick: (total: PeriodReview['period']['totals'][number]) => number): Sentence =>
    period.totals.flatMap((total, at) => [...(at === 0 ? [] : [' + ']), money(pick(total), total.currency)]);
  return {
    action: ['Close month'],
    figures: [],
    note: null,
    facts: [
      { label: 'Entries', value: [String(period.entries)] },
      { label: 'Earned', value: totals(({ accrued_minor }) => accrued_minor) },
      { label: 'Paid', value: totals(({ paid_minor }) => paid_minor) },
      { label: 'Owed at month end', value: totals(({ owed_minor }) => owed_minor) },
    ],
    changes: [],
    excluded: open.map(({ kind, count }) => ({
      key: kind,
      name: counted(count, openNames[kind][0], openNames[kind][1]),
      why: [openNames[kind][2]],
      amount: null,
    })),
    final: [
      'These balances are locked, and nothing more can be posted to this month. The month can’t be reopened.',
      'Later changes to its deals are posted in the month they happen.',
    ],
  };
};
