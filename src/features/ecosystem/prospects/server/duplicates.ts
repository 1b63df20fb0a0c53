import type { Call } from '#server/call.ts';
import { domainKey, nameKey } from '#shared/matching.ts';
import type { ProspectDuplicate } from '../schema.ts';

/** Names of partners this alike are worth a look. */
const ALIKE = 0.55;

/** Records that may be the same company as a prospect: by domain or name, among partners also by a similar name. */
export async function prospectDuplicates(
  call: Call,
  { name = '', domain = null, except = null }: { name?: string; domain?: string | null; except?: string | null },
): Promise<ProspectDuplicate[]> {
  const key = name.trim() ? nameKey(name) : '';
  const host = domainKey(domain);
  if (!key && !host) return [];
  return call.rows<ProspectDuplicate>(
    `select * from (
       (select distinct on (p.id) 'partners' as resource, p.id, p.name, p.status_name as detail, ${matchOf('k')} as match
        from partners k
        join partner_rows p on p.organization_id = k.organization_id and p.id = coalesce(k.merged_into_id, k.id)
        where k.organization_id = $1
          and (k.domain_key = $3 or ($2 <> '' and similarity(k.name_key, $2) >= $5::float8))
        order by p.id, match limit 10)
       union all
       (select 'partner_applications', a.id, a.company_name, a.status,
          case when a.domain_key = $3 then 'same_domain' else 'same_name' end
        from partner_applications a
        where a.organization_id = $1 and (a.domain_key = $3 or lower(trim(a.company_name)) = lower(trim($6)))
          and not exists (select from prospects p
            where p.organization_id = a.organization_id and p.id = $4 and p.application_id = a.id)
        order by a.created_at desc limit 10)
       union all
       (select 'accounts', a.id, a.name, a.country, ${matchOf('a')}
        from accounts a
        where a.organization_id = $1 and a.archived_at is null and (a.domain_key = $3 or a.name_key = $2) limit 10)
       union all
       (select 'prospects', p.id, p.name, p.stage, ${matchOf('p')}
        from prospects p
        where p.organization_id = $1 and p.archived_at is null and p.id is distinct from $4
          and (p.domain_key = $3 or p.name_key = $2) limit 10)
     ) found order by match, resource, name, id limit 20`,
    [call.organization_id, key, host, except, ALIKE, name],
  );
}

const matchOf = (row: string) =>
  `case when ${row}.domain_key = $3 then 'same_domain' when ${row}.name_key = $2 then 'same_name' else 'similar_name' end`;
