import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => ({
  form_submissions: await call.run(sql`
    update form_submissions set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`),
}));
