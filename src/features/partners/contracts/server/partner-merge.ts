import { definePartnerMerge } from '#server/partner-merge.ts';

/** Contracts go with everything of theirs; events stay as they were hashed. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  for (const table of ['contract_links', 'contract_files', 'contract_signings', 'contracts'])
    await call.run(`update ${table} set partner_id = $3 where organization_id = $1 and partner_id = $2`, [
      call.organization_id,
      other,
      kept,
    ]);
  return {};
});
