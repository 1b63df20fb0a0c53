import type { Call } from '#server/call.ts';
import type { TopPartners, WonMonths } from '../schema.ts';
import { lastTwelveMonths } from './periods.ts';
import { dealSum } from './rows.ts';

const TOP = 8;

export async function wonMonths(call: Call): Promise<WonMonths> {
  const months = lastTwelveMonths(call.today());
  const lines = await call.rows<{
    month: string;
    currency: string;
    count: number;
    amount_minor: number;
    by_partners_minor: number;
  }>(
    `select to_char(closed_on, 'YYYY-MM') as month, currency, count(*)::int as count,
       coalesce(sum(amount_minor), 0)::bigint as amount_minor,
       coalesce(sum(amount_minor) filter (where partner_id is not null), 0)::bigint as by_partners_minor
     from opportunities
     where organization_id = $1 and status = 'won' and archived_at is null and closed_on between $2 and $3
     group by 1, 2 order by 1, 2`,
    [call.organization_id, months[0]!.from, months[11]!.to],
  );
  return months.map(({ month, from, to }) => ({
    month,
    sums: lines
      .filter((line) => line.month === month)
      .map(({ currency, count, amount_minor, by_partners_minor }) => ({
        ...dealSum(currency, count, amount_minor, { status: 'won', closed_on_gte: from, closed_on_lte: to }),
        by_partners_minor,
        by_company_minor: amount_minor - by_partners_minor,
      })),
  }));
}

/** Lead partners by what they won in the same twelve months; the best of each currency. */
export async function topPartners(call: Call): Promise<TopPartners> {
  const months = lastTwelveMonths(call.today());
  const [from, to] = [months[0]!.from, months[11]!.to];
  const lines = await call.rows<{ id: string; name: string; currency: string; count: number; amount_minor: number }>(
    `select r.partner_id as id, p.name, r.currency, r.count, r.amount_minor
     from (
       select partner_id, currency, count(*)::int as count, coalesce(sum(amount_minor), 0)::bigint as amount_minor,
         row_number() over (partition by currency order by coalesce(sum(amount_minor), 0) desc, partner_id) as place
       from opportunities
       where organization_id = $1 and status = 'won' and archived_at is null and partner_id is not null and closed_on between $2 and $3
       group by partner_id, currency) r
     join partners p on p.organization_id = $1 and p.id = r.partner_id
     where r.place <= $4 order by r.currency, r.place`,
    [call.organization_id, from, to, TOP],
  );
  return lines.map(({ id, name, currency, count, amount_minor }) => ({
    id,
    name,
    ...dealSum(currency, count, amount_minor, {
      status: 'won',
      partner_id: id,
      closed_on_gte: from,
      closed_on_lte: to,
    }),
  }));
}
