import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';

/**
 * The distribution that a new registration names: the default for the country's region, or the default everywhere.
 */
export async function defaultDistribution(
  call: Call,
  partner_id: string,
  country: string | null,
): Promise<string | null> {
  const active = await call.rows<{ id: string; is_default: boolean; rank: number }>(sql`
    select d.id, d.is_default,
      case when d.region_id is null then 1 when ${country}::text = any (g.country_codes) then 0 else 2 end as rank
    from distributions d left join partner_regions g on g.organization_id = d.organization_id and g.id = d.region_id
    where d.organization_id = ${call.organization_id} and d.partner_id = ${partner_id} and d.status = 'active'
    order by rank, d.started_at, d.id`);
  const chosen = active.find(({ is_default, rank }) => is_default && rank < 2);
  return chosen?.id ?? null;
}

/** @throws 422 unless it is an active distribution of this reseller, whose distributor is still an active partner */
export async function requireOwnDistribution(
  call: Call,
  id: string,
  partner_id: string,
): Promise<{ distributor_id: string }> {
  const distribution = await call.maybe<{ distributor_id: string; status: string; category: string }>(sql`
    select d.distributor_id, d.status, s.category from distributions d
    join partners q on q.organization_id = d.organization_id and q.id = d.distributor_id
    join partner_statuses s on s.organization_id = q.organization_id and s.id = q.status_id
    where d.organization_id = ${call.organization_id} and d.id = ${id} and d.partner_id = ${partner_id}
      and d.status <> 'proposed'`);
  if (!distribution) throw invalid({ distribution_id: ['This is not one of your distributors.'] });
  if (distribution.status !== 'active')
    throw invalid({ distribution_id: ['The distribution has ended. Choose another distributor.'] });
  if (distribution.category !== 'active')
    throw invalid({ distribution_id: ['This distributor is not active. Choose another one.'] });
  return distribution;
}
