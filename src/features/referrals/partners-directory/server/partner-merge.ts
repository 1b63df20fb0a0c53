import type { Call } from '#server/call.ts';
import { definePartnerMerge } from '#server/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const values = [call.organization_id, other, kept];
  await moveFeatured(call, values);
  // One listing in each directory: where the kept partner has one, the other is removed with its changes.
  await call.run(
    `delete from directory_listings l where l.organization_id = $1 and l.partner_id = $2 and exists (
       select from directory_listings k where k.organization_id = $1 and k.partner_id = $3 and k.directory_id = l.directory_id)`,
    values,
  );
  const listings = await call.run(
    'update directory_listings set partner_id = $3 where organization_id = $1 and partner_id = $2',
    values,
  );
  const changes = await call.run(
    'update listing_changes set partner_id = $3 where organization_id = $1 and partner_id = $2',
    values,
  );
  return { directory_listings: listings, listing_changes: changes };
});

async function moveFeatured(call: Call, values: readonly unknown[]): Promise<void> {
  await call.run(
    `update partners_directory set featured_partner_ids = array(
       select distinct case when f = $2 then $3 else f end from unnest(featured_partner_ids) f)
     where organization_id = $1 and $2 = any(featured_partner_ids)`,
    values,
  );
}
