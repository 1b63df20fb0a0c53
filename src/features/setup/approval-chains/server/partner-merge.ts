import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => ({
  approval_requests: await call.run(sql`
    update approval_requests set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`),
}));
