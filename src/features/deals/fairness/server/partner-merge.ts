import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** Opinions follow the registrations they are about. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const decision_opinions = await call.run(sql`
    update decision_opinions set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
  return { decision_opinions };
});
