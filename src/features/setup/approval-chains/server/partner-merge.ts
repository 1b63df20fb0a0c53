import { definePartnerMerge } from '#server/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => ({
  approval_requests: await call.run(
    'update approval_requests set partner_id = $3 where organization_id = $1 and partner_id = $2',
    [call.organization_id, other, kept],
  ),
}));
