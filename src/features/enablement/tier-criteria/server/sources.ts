import { approvedRegistrations } from '#features/deals/deal-registrations/measures.ts';
import { closedDeals, sourcedRevenue, wonDeals, wonRevenue } from '#features/deals/opportunities/measures.ts';
import type { Call } from '#server/call.ts';
import { measureRows } from '#server/figures/measures.ts';
import { sourceOf } from '#server/figures/rows.ts';
import { Parameters } from '#server/resource/comparison.ts';
import type { Measure, MeasuredRows } from '#shared/measures.ts';
import { convert } from '#shared/money/conversion.ts';
import { decimalText, inverse, parseDecimal } from '#shared/money/rational.ts';
import type { MetricKey } from '../metrics.schema.ts';
import type { SourceRow } from './measure.ts';
import { defineTierMetrics, type MetricQuery } from './metrics.ts';

export const values = (call: Call, { from, partner_ids }: MetricQuery) => [call.organization_id, partner_ids, from];
export const ofPartners = (column: string) => `${column} = any(coalesce($2::uuid[], array[${column}]))`;

interface Deal extends SourceRow {
  currency: string;
  rate: string | null;
  inverse_rate: string | null;
}

/** The rows of a measure for these partners from a day on, as SQL. A query for no partner reads none. */
export function measuredSource(
  call: Call,
  measure: MeasuredRows,
  { from, partner_ids }: MetricQuery,
  parameters: Parameters,
): string {
  const rows = measureRows(
    measure,
    { span: { from }, ...(partner_ids?.length && { partner_id: partner_ids }) },
    { actor: call.actor, today: call.today() },
  );
  return `${sourceOf(rows, parameters)}${partner_ids?.length === 0 ? ' and false' : ''}`;
}

/** Closed deals led by the partner. Amounts are converted at the rate of the day on which the deal closed. */
export async function closedDealRows(call: Call, query: MetricQuery): Promise<SourceRow[]> {
  const parameters = new Parameters(call.organization_id);
  const deals = measuredSource(call, closedDeals, query, parameters);
  const currency = `${parameters.add(query.currency)}::bpchar`;
  const rows = await call.rows<Deal>(
    `select o.partner_id, o.id, 'opportunities' as "table", o.name as label, o.closed_on as "on", o.account_id as key,
       o.amount_minor as amount, o.currency, o.status = 'won' as is_won, o.attribution = 'sourced' as is_sourced,
       trim_scale(r.rate)::text as rate, trim_scale(i.rate)::text as inverse_rate
     from (select t.* from ${deals} and t.partner_id is not null) o
     left join lateral rate_in_force($1, o.currency, ${currency}, o.closed_on) r on o.currency <> ${currency}
     left join lateral rate_in_force($1, ${currency}, o.currency, o.closed_on) i on o.currency <> ${currency} and r.id is null`,
    parameters.values,
  );
  return rows.map(({ currency: from, rate, inverse_rate, ...row }) => ({
    ...row,
    amount: tierInCurrency(row.amount ?? 0, from, query.currency, rate, inverse_rate),
  }));
}

/** A deal without a known rate counts as a deal and adds no revenue. */
export function tierInCurrency(
  minor: number,
  from: string,
  to: string,
  rate: string | null,
  inverse_rate: string | null,
): number {
  if (from === to) return minor;
  const known = rate ?? (inverse_rate && decimalText(inverse(parseDecimal(inverse_rate)), 10, 'half_even'));
  return known ? convert(minor, { from, to, rate: known }, 'half_even').amount_minor : 0;
}

const once =
  (read: (call: Call, query: MetricQuery) => Promise<SourceRow[]>, list: MeasuredRows) =>
  async (call: Call, query: MetricQuery) => {
    const rows = await read(call, query);
    return { of: () => rows, listOf: () => list };
  };

/** Deals are read once for all metrics; each opens the list of those that it counts. */
const dealMetrics = {
  sourced_revenue: sourcedRevenue,
  closed_revenue: wonRevenue,
  deals: wonDeals,
  customers: wonDeals,
  win_rate: closedDeals,
} satisfies Partial<Record<MetricKey, Measure>>;
for (const [key, list] of Object.entries(dealMetrics)) {
  defineTierMetrics([key as MetricKey], once(closedDealRows, list));
}

/** Rows that count from an instant in the company's time zone. */
const datedRows = (list: MeasuredRows, label: string, amount = 'null::float8') =>
  once((call, query) => {
    const parameters = new Parameters(call.organization_id);
    const source = measuredSource(call, list, query, parameters);
    const zone = parameters.add(call.actor.timezone);
    return call.rows<SourceRow>(
      `select t.partner_id, t.id, '${list.list}' as "table", ${label} as label, (t.${list.on!.field} at time zone ${zone})::date as "on",
         ${amount} as amount
       from ${source}`,
      parameters.values,
    );
  }, list);

defineTierMetrics(['registrations'], datedRows(approvedRegistrations, 't.title'));

/** A disputed review stays published until the dispute is decided, so its rating counts. */
const countedReviews: MeasuredRows = {
  list: 'reviews',
  filters: { status: ['published', 'disputed'] },
  on: { field: 'published_at', is: 'instant' },
  partner: 'partner_id',
};
defineTierMetrics(['satisfaction'], datedRows(countedReviews, "'Review by ' || t.author", 't.rating::float8'));
