import { definePartnerMerge } from '#server/partner-merge.ts';

/** Requests to join and the application a partner came from go with it. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const values = [call.organization_id, other, kept];
  await call.run(
    'update partner_applications set matched_partner_id = $3 where organization_id = $1 and matched_partner_id = $2',
    values,
  );
  const moved = await call.run(
    'update partner_applications set partner_id = $3 where organization_id = $1 and partner_id = $2',
    values,
  );
  return { partner_applications: moved };
});
