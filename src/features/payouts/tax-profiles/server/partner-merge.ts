import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** The history of both is kept; where both have a profile in force or in review, that of the kept partner stays. */
export const onPartnerMerge = definePartnerMerge('then', async (call, survivor_id, other_id) => {
  await call.run(sql`
    update tax_profiles o set status = 'replaced'
    where o.organization_id = ${call.organization_id} and o.partner_id = ${other_id}
      and o.status in ('accepted', 'submitted')
      and exists (select from tax_profiles k
        where k.organization_id = o.organization_id and k.partner_id = ${survivor_id} and k.status = o.status)`);
  return {
    tax_profiles: await call.run(sql`
      update tax_profiles set partner_id = ${survivor_id}
      where organization_id = ${call.organization_id} and partner_id = ${other_id}`),
  };
});
