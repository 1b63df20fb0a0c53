import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** Requests to join and the application a partner came from go with it. */
export const onPartnerMerge = definePartnerMerge('then', async (call, survivor_id, other_id) => {
  await call.run(sql`
    update partner_applications set matched_partner_id = ${survivor_id}
    where organization_id = ${call.organization_id} and matched_partner_id = ${other_id}`);
  const moved = await call.run(sql`
    update partner_applications set partner_id = ${survivor_id}
    where organization_id = ${call.organization_id} and partner_id = ${other_id}`);
  return { partner_applications: moved };
});
