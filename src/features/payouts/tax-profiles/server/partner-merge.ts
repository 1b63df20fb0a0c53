import { definePartnerMerge } from '#server/partner-merge.ts';

/** The history of both is kept; where both have a profile in force or in review, that of the kept partner stays. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  await call.run(
    `update tax_profiles o set status = 'replaced' where o.organization_id = $1 and o.partner_id = $2 and o.status in ('accepted', 'submitted')
       and exists (select from tax_profiles k where k.organization_id = o.organization_id and k.partner_id = $3 and k.status = o.status)`,
    [call.organization_id, other, kept],
  );
  return {
    tax_profiles: await call.run(
      'update tax_profiles set partner_id = $3 where organization_id = $1 and partner_id = $2',
      [call.organization_id, other, kept],
    ),
  };
});
