import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** Favorites move with their users; audience memberships are recomputed. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  await call.run(sql`
    update resource_favorites set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
  await call.run(sql`
    delete from resource_audience_partners where organization_id = ${call.organization_id} and partner_id = ${other}`);
  return {};
});
