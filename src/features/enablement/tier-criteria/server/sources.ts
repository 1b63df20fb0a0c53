import type { Call } from '#server/call.ts';
import { convert } from '#shared/money/conversion.ts';
import { decimalText, inverse, parseDecimal } from '#shared/money/rational.ts';
import type { SourceRow } from './measure.ts';
import { defineTierMetrics, type MetricQuery } from './metrics.ts';

export const values = (call: Call, { from, partner_ids }: MetricQuery) => [call.organization_id, partner_ids, from];
export const ofPartners = (column: string) => `${column} = any(coalesce($2::uuid[], array[${column}]))`;

interface Deal extends SourceRow {
  currency: string;
  rate: string | null;
  inverse_rate: string | null;
}

/** Closed deals led by the partner, as `closedDeals` and `sourcedRevenue` count them. Amounts are converted at the rate of the day on which the deal closed. */
export async function closedDeals(call: Call, query: MetricQuery): Promise<SourceRow[]> {
  const found = await call.rows<Deal>(
    `select o.partner_id, o.id, 'opportunities' as "table", o.name as label, o.closed_on as "on", o.account_id as key,
       o.amount_minor as amount, o.currency, o.status = 'won' as is_won, o.attribution = 'sourced' as is_sourced,
       trim_scale(r.rate)::text as rate, trim_scale(i.rate)::text as inverse_rate
     from opportunity_rows o
     left join lateral rate_in_force($1, o.currency, $4::bpchar, o.closed_on) r on o.currency <> $4::bpchar
     left join lateral rate_in_force($1, $4::bpchar, o.currency, o.closed_on) i on o.currency <> $4::bpchar and r.id is null
     where o.organization_id = $1 and ${ofPartners('o.partner_id')} and o.status in ('won', 'lost') and o.closed_on >= $3::date
       and o.archived_at is null`,
    [...values(call, query), query.currency],
  );
  return found.map(({ currency, rate, inverse_rate, ...row }) => ({
    ...row,
    amount: tierInCurrency(row.amount ?? 0, currency, query.currency, rate, inverse_rate),
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
  (find: (call: Call, query: MetricQuery) => Promise<SourceRow[]>) => async (call: Call, query: MetricQuery) => {
    const rows = await find(call, query);
    return { of: () => rows };
  };

defineTierMetrics(['sourced_revenue', 'closed_revenue', 'deals', 'win_rate', 'customers'], once(closedDeals));

defineTierMetrics(
  ['registrations'],
  once((call, query) =>
    call.rows<SourceRow>(
      `select partner_id, id, 'deal_registrations' as "table", title as label, (decided_at at time zone $4)::date as "on"
       from deal_registrations where organization_id = $1 and ${ofPartners('partner_id')} and decided_at >= $3::date
         and status in ('approved', 'converted', 'expired', 'released')`,
      [...values(call, query), call.actor.timezone],
    ),
  ),
);

// A disputed review stays published until the dispute is decided, so its rating counts.
defineTierMetrics(
  ['satisfaction'],
  once((call, query) =>
    call.rows<SourceRow>(
      `select partner_id, id, 'reviews' as "table", 'Review by ' || author as label, (published_at at time zone $4)::date as "on",
         rating::float8 as amount
       from reviews where organization_id = $1 and ${ofPartners('partner_id')} and published_at >= $3::date
         and status in ('published', 'disputed')`,
      [...values(call, query), call.actor.timezone],
    ),
  ),
);
