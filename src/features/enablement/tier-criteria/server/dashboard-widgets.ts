import type { Reader } from '#server/figures/ask.ts';
import { defineFigures } from '#server/figures/define.ts';
import type { Filters } from '#server/figures/rows.ts';
import { addDays } from '#shared/time/dates.ts';

const SHOWN = 4;
const LAPSES_WITHIN_DAYS = 90;

/** The most urgent ones come first. */
const tiersAtRisk: Reader = (ask) => {
  const some = (id: string, filters: Filters) => {
    const said = {
      kind: 'tier_standing',
      title: 't.partner_name',
      detail: "coalesce(t.tier_name, 'No tier') || ' → ' || coalesce(t.risk_tier_name, 'No tier')",
      at: 't.risk_on',
      amount: 't.risk_minor',
      currency: 't.currency',
    } as const;
    const found = ask.entries(ask.rows('tier_standings', filters), said, SHOWN);
    return () => ({ id, ...found(), late: null });
  };
  const grace = some('grace', { state: ['grace', 'overdue'] });
  const lapsing = some('lapsing', {
    state: ['held', 'eligible'],
    risk_on_gte: ask.today,
    risk_on_lte: addDays(ask.today, LAPSES_WITHIN_DAYS),
  });
  return () => ({ listed: [grace(), lapsing()] });
};

export const figures = defineFigures({ widgets: { tiers_at_risk: tiersAtRisk } });
