import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** The agreement of the kept partner stays in force; without one, the other's continues. Issued invoices never change. */
export const onPartnerMerge = definePartnerMerge('then', async (call, survivor_id, other_id) => {
  await call.run(sql`
    update self_billing_agreements o set ended_at = ${call.now()}, ended_by_name = 'Merge of partners'
    where o.organization_id = ${call.organization_id} and o.partner_id = ${other_id} and o.ended_at is null
      and exists (select from self_billing_agreements k
      where k.organization_id = o.organization_id and k.partner_id = ${survivor_id} and k.ended_at is null)`);
  return {
    self_billing_agreements: await call.run(sql`
      update self_billing_agreements set partner_id = ${survivor_id}
      where organization_id = ${call.organization_id} and partner_id = ${other_id}`),
  };
});
