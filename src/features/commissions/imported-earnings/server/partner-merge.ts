import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** The history follows the kept partner; transfers stay with the partner whose commission they created. */
export const onPartnerMerge = definePartnerMerge('then', async (call, survivor_id, other_id) => ({
  imported_earnings: await call.run(sql`
    update imported_earnings set partner_id = ${survivor_id}
    where organization_id = ${call.organization_id} and partner_id = ${other_id}`),
}));
