import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** Reports of the partner that is given up are no longer sent. */
export const onPartnerMerge = definePartnerMerge('then', async (call, _kept, other) => {
  await call.run(sql`
    update report_schedules set status = 'paused'
    where organization_id = ${call.organization_id} and partner_id = ${other} and status = 'active'`);
  return {};
});
