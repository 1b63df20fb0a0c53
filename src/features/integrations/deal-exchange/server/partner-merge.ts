import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/**
 * References follow the partner. Where both used the same one, the other partner's gets a suffix, because its registration
 * must stay reachable.
 */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const deal_exchange_references = await call.run(sql`
    update deal_exchange_references x
    set partner_id = ${kept}, external_ref = case when exists (select from deal_exchange_references k
      where k.organization_id = ${call.organization_id} and k.partner_id = ${kept} and k.external_ref = x.external_ref)
      then left(x.external_ref, 160) || '~' || x.id else x.external_ref end
    where x.organization_id = ${call.organization_id} and x.partner_id = ${other}`);
  return { deal_exchange_references };
});
