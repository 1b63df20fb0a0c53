import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const values = [call.organization_id, other, kept];
  await moveFeatured(call, values);
  // One listing in each directory: where the kept partner has one, the other is removed with its changes.
  await call.run(sql`
    delete from directory_listings l
    where l.organization_id = ${call.organization_id} and l.partner_id = ${other} and exists (
      select from directory_listings k
      where k.organization_id = ${call.organization_id} and k.partner_id = ${kept} and k.directory_id = l.directory_id)`);
  const listings = await call.run(sql`
    update directory_listings set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
  const changes = await call.run(sql`
    update listing_changes set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
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
