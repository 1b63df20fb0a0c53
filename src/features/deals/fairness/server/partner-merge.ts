import { definePartnerMerge } from '#server/partner-merge.ts';

/** Opinions follow the registrations they are about. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const decision_opinions = await call.run(
    'update decision_opinions set partner_id = $3 where organization_id = $1 and partner_id = $2',
    [call.organization_id, other, kept],
  );
  return { decision_opinions };
});
