import { definePartnerMerge } from '#server/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const moved: Record<string, number> = {};
  for (const table of ['mdf_claims', 'mdf_claim_files', 'mdf_claim_leads'])
    moved[table] = await call.run(
      `update ${table} set partner_id = $3 where organization_id = $1 and partner_id = $2`,
      [call.organization_id, other, kept],
    );
  return moved;
});
