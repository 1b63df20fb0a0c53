import type { Reader } from '#server/figures/ask.ts';
import { defineFigures } from '#server/figures/define.ts';
import type { Rows } from '#server/figures/rows.ts';

/** Sign-ups, sales and their amounts in the period, compared with the previous period. */
const results: Reader = (ask) => {
  const { now, before } = ask.spans;
  const of = (kind: 'lead' | 'sale', span: typeof now): Rows => ({
    list: 'tracked_events',
    filters: { kind, status: ['attributed', 'held'], ...ask.within('occurred_at', span) },
  });
  const figures = [
    ask.number('leads', of('lead', now), of('lead', before)),
    ask.number('sales', of('sale', now), of('sale', before)),
    ask.money('revenue', of('sale', now), of('sale', before)),
  ];
  return () => ({ measured: { series: [], groups: [], items: figures.map((figure) => figure()) } });
};

export const figures = defineFigures({
  widgets: { referral_results: results },
});
