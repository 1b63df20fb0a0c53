import { definePartnerMerge } from '#server/partner-merge.ts';

/** The use of a CRM and its deals follow the connection to the kept partner. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const moved: Record<string, number> = {};
  for (const table of ['partner_crm_settings', 'partner_crm_deals'])
    moved[table] = await call.run(
      `update ${table} set partner_id = $3 where organization_id = $1 and partner_id = $2`,
      [call.organization_id, other, kept],
    );
  return moved;
});
