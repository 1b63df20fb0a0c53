import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** Contracts go with everything of theirs; events stay as they were hashed. */
export const onPartnerMerge = definePartnerMerge('then', async (call, survivor_id, other_id) => {
  for (const table of ['contract_links', 'contract_files', 'contract_signings', 'contracts'])
    await call.run(sql`
      update ${sql.identifier(table)} set partner_id = ${survivor_id}
      where organization_id = ${call.organization_id} and partner_id = ${other_id}`);
  return {};
});
