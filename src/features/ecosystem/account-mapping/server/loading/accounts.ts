import type { Call } from '#server/call.ts';
import { MOST_ROWS } from '../../schema.ts';
import type { MappingRow } from '../keys.ts';
import type { StoredPopulation } from '../populations.ts';

const kinds = {
  customers: 'a.is_customer',
  open_opportunities: 'd.open > 0',
  prospects: 'not a.is_customer and d.open = 0',
  custom: 'true',
} as const;
const ofPartner = {
  customers: 'd.won > 0',
  open_opportunities: 'd.open > 0',
  prospects: 'd.won = 0 and d.open = 0',
  custom: 'true',
} as const;

/**
 * The accounts of the company, or those of the deals that the partner takes part in. It reads with the rights of the
 * company, because a job has no other ones.
 */
export function accountRows(call: Call, population: StoredPopulation): Promise<MappingRow[]> {
  const { kind, countries, industries, partner_id } = population;
  const deals = partner_id
    ? `join lateral (select count(*) filter (where o.status = 'open') as open, count(*) filter (where o.status = 'won') as won, count(*) as all
         from opportunities o where o.organization_id = a.organization_id and o.account_id = a.id and o.archived_at is null
           and (o.partner_id = $2 or exists (select from opportunity_participants p where p.organization_id = o.organization_id
             and p.opportunity_id = o.id and p.partner_id = $2))) d on d.all > 0`
    : `join lateral (select count(*) filter (where o.status = 'open') as open, count(*) filter (where o.status = 'won') as won
         from opportunities o where o.organization_id = a.organization_id and o.account_id = a.id and o.archived_at is null
           and $2::uuid is null) d on true`;
  return call.rows<MappingRow>(
    `select a.name, a.domain, a.country, a.industry, a.employees, a.website, a.id as account_id,
       case when $2::uuid is null then (select u.full_name from people u where u.organization_id = a.organization_id and u.id = a.owner_user_id)
       end as owner,
       case when d.open > 0 then 'Open opportunity' when d.won > 0 then 'Customer' else 'Prospect' end as stage
     from accounts a ${deals}
     where a.organization_id = $1 and a.archived_at is null and ${(partner_id ? ofPartner : kinds)[kind]}
       and (cardinality($3::text[]) = 0 or a.country = any($3)) and (cardinality($4::text[]) = 0 or a.industry = any($4))
     order by a.created_at, a.id limit ${MOST_ROWS + 1}`,
    [call.organization_id, partner_id, countries, industries],
  );
}
