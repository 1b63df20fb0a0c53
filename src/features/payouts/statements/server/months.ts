import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { EarningsMonth } from '../schema.ts';

const MOST_MONTHS = 24;

/** The caller's earnings month by month, the newest first. Distributors read the deal names that they may know. */
export function earningsByMonth(call: Call): Promise<EarningsMonth[]> {
  const { organization_id } = call;
  const { partner_id } = call.actor;
  return call.asCompany((company) =>
    company.rows<EarningsMonth>(sql`
      with lines as (
        select date_trunc('month', l.effective_on)::date as month, l.currency, l.amount_minor, l.status,
          deal_name_for(l.organization_id, l.opportunity_id, l.partner_id, o.name) as deal
        from commission_lines l
        left join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id
        where l.organization_id = ${organization_id} and l.partner_id = ${partner_id} and l.status <> 'void'),
      deals as (
        select month, currency, deal, row_number() over (partition by month, currency order by sum(amount_minor) desc, deal) as place
        from lines where deal is not null group by 1, 2, 3)
      select l.month as "from", (l.month + interval '1 month - 1 day')::date as "to", l.currency,
        sum(l.amount_minor)::bigint as earned_minor,
        coalesce(sum(l.amount_minor) filter (where l.status = 'paid'), 0)::bigint as paid_minor,
        count(*)::int as commissions,
        (select coalesce(json_agg(d.deal order by d.place), '[]') from deals d
          where d.month = l.month and d.currency = l.currency and d.place <= 3) as deals
      from lines l group by l.month, l.currency order by l.month desc, l.currency limit ${MOST_MONTHS}`),
  );
}
