import type { Performance } from '#features/referrals/referral-links/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { addDays } from '#shared/time/dates.ts';

interface Asked {
  link_id?: string | undefined;
  partner_id?: string | undefined;
  weeks: number;
}

/**
 * Reads the results of links by week. In partner mode it covers only the partner's own links and nothing about its
 * customers.
 */
export async function performanceOf(call: Call, { link_id, partner_id, weeks }: Asked): Promise<Performance> {
  if (link_id)
    await call.one(
      sql`select from referral_links where organization_id = ${call.organization_id} and id = ${link_id}`,
      'This referral link',
    );
  const whose = call.actor.partner_id ?? partner_id ?? null;
  const today = call.today();
  const from = addDays(today, -7 * weeks);
  return call.asCompany(async (company) => {
    const days = await company.rows<{ day: string; clicks: number }>(sql`
      select d.day, sum(d.clicks)::int as clicks from click_days d
      join referral_links l on l.organization_id = d.organization_id and l.id = d.link_id
      where d.organization_id = ${company.organization_id}
        and (${link_id ?? null}::uuid is null or d.link_id = ${link_id ?? null})
        and (${whose}::uuid is null or l.partner_id = ${whose}) group by 1 order by 1`);
    const events = await company.rows<{
      day: string;
      kind: string;
      count: number;
      currency: string | null;
      amount_minor: number;
    }>(sql`
      select (e.occurred_at at time zone ${company.actor.timezone})::date as day, e.kind, count(*)::int as count,
        e.currency, coalesce(sum(e.amount_minor), 0)::bigint as amount_minor
      from tracked_events e
      where e.organization_id = ${company.organization_id}
        and (${link_id ?? null}::uuid is null or e.link_id = ${link_id ?? null})
        and (${whose}::uuid is null or e.partner_id = ${whose})
        and e.partner_id is not null and e.status in ('attributed', 'held') group by 1, 2, 4 order by 1`);
    const earnings = await company.rows<{ currency: string; amount_minor: number }>(sql`
      select c.currency, sum(c.amount_minor)::bigint as amount_minor from commission_lines c
      where c.organization_id = ${company.organization_id} and (${whose}::uuid is null or c.partner_id = ${whose})
        and c.status <> 'void' and exists (
        select from tracked_events e
        where e.organization_id = ${company.organization_id} and e.opportunity_id = c.opportunity_id and e.kind = 'sale'
          and (${link_id ?? null}::uuid is null or e.link_id = ${link_id ?? null}))
      group by 1 having sum(c.amount_minor) <> 0 order by 1`);
    const count = (kind: string) => events.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.count, 0);
    const clicks = days.reduce((sum, one) => sum + one.clicks, 0);
    const sales = count('sale');
    const revenue = new Map<string, number>();
    for (const { kind, currency, amount_minor } of events)
      if (kind !== 'lead' && currency)
        revenue.set(currency, (revenue.get(currency) ?? 0) + (kind === 'sale' ? amount_minor : -amount_minor));
    return {
      totals: {
        clicks,
        leads: count('lead'),
        sales,
        refunds: count('refund'),
        conversion_ppm: clicks > 0 ? Math.round((sales / clicks) * 1_000_000) : null,
        revenue: [...revenue].sort().map(([currency, amount_minor]) => ({ currency, amount_minor })),
        earnings,
      },
      weeks: weeksOf(from, today, days, events),
    };
  });
}

function weeksOf(
  from: string,
  today: string,
  days: readonly { day: string; clicks: number }[],
  events: readonly { day: string; kind: string; count: number }[],
): Performance['weeks'] {
  const weeks: Performance['weeks'] = [];
  for (let week = mondayOf(from); week <= today; week = addDays(week, 7)) {
    const isIn = ({ day }: { day: string }) => day >= week && day < addDays(week, 7);
    const count = (kind: string) =>
      events.filter((one) => one.kind === kind && isIn(one)).reduce((sum, one) => sum + one.count, 0);
    weeks.push({
      week,
      clicks: days.filter(isIn).reduce((sum, one) => sum + one.clicks, 0),
      leads: count('lead'),
      sales: count('sale'),
    });
  }
  return weeks;
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
