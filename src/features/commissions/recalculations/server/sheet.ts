import { moneySheet } from '#features/payouts/ledger/server/service.ts';
import { counted } from '#shared/text/sentence.ts';
import type { RecalculatedChange } from '../schema.ts';
import { recalculationChanges } from './recalculation.ts';

/** The total of each partner on the recalculated deals before and after; the step refuses other differences. */
export const approvalSheet = moneySheet<{ params: { id: string } }>({
  verb: 'Book',
  final: [
    'The differences are posted to the ledger as new commissions. Posted entries can’t be changed or deleted.',
    'Paid commissions stay as they are. Partners are paid the difference, or it is deducted from their next payouts.',
  ],
  tell: async (call, { params }) => {
    const changes = (await recalculationChanges(call, params.id)).filter(({ delta_minor }) => delta_minor !== 0);
    const rows = totalsByPartner(changes);
    const deals = new Set(changes.map(({ opportunity_id }) => opportunity_id)).size;
    return {
      figures: [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => ({
        currency,
        minor: own.reduce((sum, row) => sum + row.after_minor - row.before_minor, 0),
      })),
      note: ['Total difference'],
      facts: [
        { label: 'Deals', value: [String(deals)] },
        { label: 'Partners', value: [counted(new Set(rows.map(({ name }) => name)).size, 'partner', 'partners')] },
      ],
      changes: rows,
    };
  },
});

function totalsByPartner(changes: readonly RecalculatedChange[]) {
  const groups = Map.groupBy(changes, ({ partner_id, currency }) => `${partner_id},${currency}`);
  return [...groups].map(([key, own]) => ({
    key,
    name: own[0]!.partner_name,
    note: counted(new Set(own.map(({ opportunity_id }) => opportunity_id)).size, 'deal', 'deals'),
    currency: own[0]!.currency,
    before_minor: own.reduce((sum, { old_minor }) => sum + old_minor, 0),
    after_minor: own.reduce((sum, { new_minor }) => sum + new_minor, 0),
  }));
}
