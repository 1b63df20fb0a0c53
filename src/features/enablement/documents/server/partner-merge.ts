import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => ({
  documents: await moveDocuments(call, kept, other),
}));

async function moveDocuments(call: Call, kept: string, other: string): Promise<number> {
  // The partner that uploaded a document may read it, and that is the kept partner now.
  await call.run(sql`
    update documents set uploaded_by_partner_id = ${kept}
    where organization_id = ${call.organization_id} and uploaded_by_partner_id = ${other}`);
  return call.run(sql`
    update documents set partner_id = ${kept} where organization_id = ${call.organization_id} and partner_id = ${other}`);
}
