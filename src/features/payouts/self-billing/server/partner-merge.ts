import { definePartnerMerge } from '#server/partner-merge.ts';

/** The agreement of the kept partner stays in force; without one, the other's continues. Issued invoices never change. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  await call.run(
    `update self_billing_agreements o set ended_at = $4, ended_by_name = 'Merge of partners'
     where o.organization_id = $1 and o.partner_id = $2 and o.ended_at is null and exists (select from self_billing_agreements k
       where k.organization_id = o.organization_id and k.partner_id = $3 and k.ended_at is null)`,
    [call.organization_id, other, kept, call.now()],
  );
  return {
    self_billing_agreements: await call.run(
      'update self_billing_agreements set partner_id = $3 where organization_id = $1 and partner_id = $2',
      [call.organization_id, other, kept],
    ),
  };
});
