import { definePartnerMerge } from '#server/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const mdf_requests = await call.run(
    'update mdf_requests set partner_id = $3 where organization_id = $1 and partner_id = $2',
    [call.organization_id, other, kept],
  );
  return { mdf_requests };
});
