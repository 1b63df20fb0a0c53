import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Inventory, InventoryRow } from '../schema.ts';

const MOST = 2000;

/** The resellers with their distributors, and what each pair has sold and is working on, by currency. */
export async function inventoryOf(call: Call): Promise<Inventory> {
  const rows = await call.rows<InventoryRow>(sql`
    with pairs as (
      select partner_id, distributor_id, bool_or(status = 'active') as is_active,
        bool_or(is_default and status = 'active') as is_default
      from distributions where organization_id = ${call.organization_id} and status <> 'proposed' group by 1, 2
    ), sold as (
      select d.partner_id, d.distributor_id, coalesce(o.currency, r.currency) as currency,
        count(*) filter (where d.status in ('waiting', 'overdue'))::int as waiting,
        count(*) filter (where d.status = 'confirmed' and o.status = 'open')::int as open_deals,
        coalesce(sum(o.amount_minor) filter (where d.status = 'confirmed' and o.status = 'open'),
          0)::bigint as open_minor,
        count(*) filter (where d.status = 'confirmed' and o.status = 'won')::int as won_deals,
        coalesce(sum(o.amount_minor) filter (where d.status = 'confirmed' and o.status = 'won'), 0)::bigint as won_minor
      from distributor_deals d
      left join opportunities o on o.organization_id = d.organization_id and o.id = d.opportunity_id
        and o.archived_at is null
      left join deal_registrations r on r.organization_id = d.organization_id and r.id = d.registration_id
      where d.organization_id = ${call.organization_id} and d.status in ('waiting', 'overdue', 'confirmed')
      group by 1, 2, 3
    )
    select coalesce(a.partner_id, s.partner_id) as partner_id, p.name as partner_name,
      coalesce(a.distributor_id, s.distributor_id) as distributor_id, q.name as distributor_name,
      case when a.is_active then 'active' when a.partner_id is not null then 'ended' else 'none' end as status,
      coalesce(a.is_default, false) as is_default, s.currency,
      coalesce(s.waiting, 0) as waiting, coalesce(s.open_deals, 0) as open_deals,
        coalesce(s.open_minor, 0) as open_minor,
      coalesce(s.won_deals, 0) as won_deals, coalesce(s.won_minor, 0) as won_minor
    from pairs a full join sold s on s.partner_id = a.partner_id and s.distributor_id = a.distributor_id
    left join partners p on p.organization_id = ${call.organization_id} and p.id = coalesce(a.partner_id, s.partner_id)
    left join partners q on q.organization_id = ${call.organization_id}
      and q.id = coalesce(a.distributor_id, s.distributor_id)
    order by q.name nulls last, p.name nulls last, s.currency limit ${MOST + 1}`);
  return { rows: rows.slice(0, MOST), is_complete: rows.length <= MOST };
}
