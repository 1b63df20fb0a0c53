import type { Call } from '#server/call.ts';
import { domainKey, nameKey } from '#shared/matching.ts';
import type { PartnerDuplicate } from '../schema.ts';

/** Names this alike are worth a look before a partner is created twice. */
const ALIKE = 0.55;

/** Existing partners that may be the one being created, most similar first. */
export async function partnerDuplicates(
  call: Call,
  { name = '', domain = null, except = null }: { name?: string; domain?: string | null; except?: string | null },
): Promise<PartnerDuplicate[]> {
  const key = name.trim() ? nameKey(name) : '';
  const ofDomain = domainKey(domain);
  if (!key && !ofDomain) return [];
  return call.rows<PartnerDuplicate>(
    // One that was merged is known by its old names too, and means the partner it was merged into.
    `select * from (
       select distinct on (p.id) p.id, p.name, p.domain, p.status_name, p.owner_name, p.archived_at is not null as is_archived,
         case when k.domain_key = $3 then 'same_domain' when k.name_key = $2 then 'same_name'
           else 'similar_name' end as match,
         round(similarity(k.name_key, $2)::numeric, 2)::float8 as similarity
       from partners k
       join partner_rows p on p.organization_id = k.organization_id and p.id = coalesce(k.merged_into_id, k.id)
       where k.organization_id = $1 and ($4::uuid is null or p.id <> $4)
         and (k.domain_key = $3 or ($2 <> '' and (similarity(k.name_key, $2) >= $5::float8 or spelling_key(k.name_key) = spelling_key($2))))
       order by p.id, match, similarity desc) found
     order by match, similarity desc, name limit 5`,
    [call.organization_id, key, ofDomain, except, ALIKE],
  );
}
