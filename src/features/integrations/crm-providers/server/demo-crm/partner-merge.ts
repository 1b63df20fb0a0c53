import { definePartnerMerge } from '#server/partner-merge.ts';

/** The kept partner's Demo CRM stays; it takes over the other one's records only if it has none. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const demo_crm_records = await call.run(
    `update demo_crm_records set partner_id = $3 where organization_id = $1 and partner_id = $2
       and not exists (select from demo_crm_records where organization_id = $1 and partner_id = $3)`,
    [call.organization_id, other, kept],
  );
  await call.run('delete from demo_crm_records where organization_id = $1 and partner_id = $2', [
    call.organization_id,
    other,
  ]);
  return { demo_crm_records };
});
