import { definePartnerMerge } from '#server/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const values = [call.organization_id, other, kept];
  // The kept partner may have the same default link already; then this one becomes an ordinary link.
  await call.run(
    `update referral_links l set default_link_id = null where organization_id = $1 and partner_id = $2 and exists (
       select from referral_links k where k.organization_id = $1 and k.partner_id = $3 and k.default_link_id = l.default_link_id)`,
    values,
  );
  return {
    referral_links: await call.run(
      'update referral_links set partner_id = $3 where organization_id = $1 and partner_id = $2',
      values,
    ),
    coupon_codes: await call.run(
      'update coupon_codes set partner_id = $3 where organization_id = $1 and partner_id = $2',
      values,
    ),
  };
});
