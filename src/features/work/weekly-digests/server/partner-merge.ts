import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** People of the partner that is given up get the digest of the other one, as far as they join it. */
export const onPartnerMerge = definePartnerMerge('then', async (call, _kept, other) => {
  await call.run(
    sql`delete from weekly_digests where organization_id = ${call.organization_id} and partner_id = ${other}`,
  );
  return {};
});
