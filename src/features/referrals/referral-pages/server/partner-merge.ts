import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** Forms of the merged partner are forms of the one that stays. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  await call.run(sql`
    update referral_pages
    set offered_partner_ids = (select array_agg(distinct case when one = ${other} then ${kept} else one end)
      from unnest(offered_partner_ids) one)
    where organization_id = ${call.organization_id} and ${other} = any (offered_partner_ids)`);
  const moved = await call.run(sql`
    update referral_pages set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
  await call.run(sql`
    update referral_requests set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
  return { referral_pages: moved };
});
