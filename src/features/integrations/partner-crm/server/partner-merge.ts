import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** The use of a CRM and its deals follow the connection to the kept partner. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const moved: Record<string, number> = {};
  for (const table of ['partner_crm_settings', 'partner_crm_deals'])
    moved[table] = await call.run(sql`
      update ${sql.identifier(table)} set partner_id = ${kept}
      where organization_id = ${call.organization_id} and partner_id = ${other}`);
  return moved;
});
