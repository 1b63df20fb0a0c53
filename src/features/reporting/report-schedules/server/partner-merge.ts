import { definePartnerMerge } from '#server/partner-merge.ts';

/** Reports of the partner that is given up are no longer sent. */
export const onPartnerMerge = definePartnerMerge('then', async (call, _kept, other) => {
  await call.run(
    "update report_schedules set status = 'paused' where organization_id = $1 and partner_id = $2 and status = 'active'",
    [call.organization_id, other],
  );
  return {};
});
