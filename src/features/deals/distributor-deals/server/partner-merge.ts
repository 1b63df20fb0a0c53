import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** Open parts follow their registration or their deal, which moved before; the distributor's own move here. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const values = [call.organization_id, other, kept];
  const open = `organization_id = $1 and (opportunity_id is null or not exists (select from opportunities o
    where o.organization_id = $1 and o.id = d.opportunity_id and o.status = 'won'))`;
  await call.run(
    `update distributor_deals d set status = 'canceled' where ${open} and ((d.partner_id = $2 and d.distributor_id = $3)
       or (d.distributor_id = $2 and d.partner_id = $3)) and d.status <> 'canceled'`,
    values,
  );
  const asDistributor = await call.run(
    `update distributor_deals d set distributor_id = $3 where ${open} and d.distributor_id = $2 and not exists (select from distributor_deals k
       where k.organization_id = $1 and k.opportunity_id = d.opportunity_id and k.distributor_id = $3)`,
    values,
  );
  const asReseller = await call.run(
    `update distributor_deals d set partner_id = $3 where ${open} and d.partner_id = $2`,
    values,
  );
  return { distributor_deals: asDistributor + asReseller };
});
