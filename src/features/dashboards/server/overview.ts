import type { Call } from '#server/call.ts';
import type { Overview } from '../schema.ts';
import { countOf } from './rows.ts';

export async function overview(call: Call): Promise<Overview> {
  const found = await call.one<{
    currencies: string[];
    deals: number;
    registrations: number;
    partners: number;
    active_partners: number;
    plans: number;
  }>(
    `with deals as materialized (
       select currency, count(*)::int as count from opportunities where organization_id = $1 and archived_at is null group by currency),
     money as (
       select currency, count from deals union all
       select distinct currency, 0 from commission_lines where organization_id = $1)
     select
       (select coalesce(json_agg(currency order by count desc, currency), '[]')
        from (select currency, sum(count) as count from money group by currency) c) as currencies,
       (select coalesce(sum(count), 0)::int from deals) as deals,
       (select count(*)::int from deal_registrations where organization_id = $1) as registrations,
       count(p.id)::int as partners,
       count(p.id) filter (where s.category = 'active')::int as active_partners,
       (select count(*)::int from commission_plans where organization_id = $1 and archived_at is null) as plans
     from partners p
     left join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
     where p.organization_id = $1 and p.archived_at is null`,
    [call.organization_id],
  );
  return {
    currencies: found.currencies,
    deals: countOf(found.deals, 'opportunities'),
    registrations: countOf(found.registrations, 'deal_registrations'),
    programme:
      call.actor.mode === 'partner'
        ? null
        : {
            partners: countOf(found.partners, 'partners'),
            active_partners: countOf(found.active_partners, 'partners', { status_category: 'active' }),
            plans: countOf(found.plans, 'commission_plans'),
          },
  };
}
