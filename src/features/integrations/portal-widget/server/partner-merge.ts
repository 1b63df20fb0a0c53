import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** Tokens for people of the partner that is given up end. */
export const onPartnerMerge = definePartnerMerge('then', async (call, _kept, other) => {
  await call.run(
    sql`delete from widget_tokens where organization_id = ${call.organization_id} and partner_id = ${other}`,
  );
  return {};
});
