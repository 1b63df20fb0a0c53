import type { Call } from '#server/call.ts';
import { domainKey, nameKey } from '#shared/matching.ts';
import type { PartnerDuplicate } from '../schema.ts';

/** Names this alike are worth a look before a partner is created twice. */
const ALIKE = 0.55;

/** Partners that may be the one somebody is about to create, surest first. */
export async function partnerDuplicates(
  call: Call,
  { name = '', domain = null, except = null }: { name?: string; domain?: string | null; except?: string | null },
): Promise<PartnerDuplicate[]> {
  const key = name.trim() ? nameKey(name) : '';
  const ofDomain = domainKey(domain);
  if (!key && !ofDomain) return [];
  return call.rows<PartnerDuplicate>(
    `select * from (
       select p.id, p.name, p.domain, p.status_name, p.owner_name, p.archived_at is not null as is_archived,
         case when p.domain_key = $3 then 'same_domain' when p.name_key = $2 then 'same_name'
           else 'similar_name' end as match,
         round(similarity(p.name_key, $2)::numeric, 2)::float8 as similarity
       from partner_rows p
       where p.organization_id = $1 and ($4::uuid is null or p.id <> $4)
         and (p.domain_key = $3 or ($2 <> '' and similarity(p.name_key, $2) >= $5::float8))) found
     order by match, similarity desc, name limit 5`,
    [call.organization_id, key, ofDomain, except, ALIKE],
  );
}
