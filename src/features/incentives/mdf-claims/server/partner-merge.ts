import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const moved: Record<string, number> = {};
  for (const table of ['mdf_claims', 'mdf_claim_files', 'mdf_claim_leads'])
    moved[table] = await call.run(sql`
      update ${sql.identifier(table)} set partner_id = ${kept}
      where organization_id = ${call.organization_id} and partner_id = ${other}`);
  return moved;
});
