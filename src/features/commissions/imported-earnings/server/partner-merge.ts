import { definePartnerMerge } from '#server/partner-merge.ts';

/** The history follows the kept partner; transfers stay with the partner whose commission they created. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => ({
  imported_earnings: await call.run(
    'update imported_earnings set partner_id = $3 where organization_id = $1 and partner_id = $2',
    [call.organization_id, other, kept],
  ),
}));
