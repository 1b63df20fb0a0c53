import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  // The kept partner may have the same default link already; then this one becomes an ordinary link.
  await call.run(sql`
    update referral_links l set default_link_id = null
    where organization_id = ${call.organization_id} and partner_id = ${other} and exists (
      select from referral_links k
      where k.organization_id = ${call.organization_id} and k.partner_id = ${kept}
        and k.default_link_id = l.default_link_id)`);
  return {
    referral_links: await call.run(sql`
      update referral_links set partner_id = ${kept}
      where organization_id = ${call.organization_id} and partner_id = ${other}`),
    coupon_codes: await call.run(sql`
      update coupon_codes set partner_id = ${kept}
      where organization_id = ${call.organization_id} and partner_id = ${other}`),
  };
});
