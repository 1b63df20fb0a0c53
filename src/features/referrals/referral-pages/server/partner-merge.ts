import { definePartnerMerge } from '#server/partner-merge.ts';

/** Forms of the merged partner are forms of the one that stays. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const values = [call.organization_id, other, kept];
  await call.run(
    `update referral_pages set offered_partner_ids = (select array_agg(distinct case when one = $2 then $3 else one end)
       from unnest(offered_partner_ids) one)
     where organization_id = $1 and $2 = any (offered_partner_ids)`,
    values,
  );
  const moved = await call.run(
    'update referral_pages set partner_id = $3 where organization_id = $1 and partner_id = $2',
    values,
  );
  return { referral_pages: moved };
});
