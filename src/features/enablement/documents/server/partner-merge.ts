import type { Call } from '#server/call.ts';
import { definePartnerMerge } from '#server/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => ({
  documents: await moveDocuments(call, kept, other),
}));

async function moveDocuments(call: Call, kept: string, other: string): Promise<number> {
  const values = [call.organization_id, other, kept];
  // The partner that uploaded a document may read it, and that is the kept partner now.
  await call.run(
    'update documents set uploaded_by_partner_id = $3 where organization_id = $1 and uploaded_by_partner_id = $2',
    values,
  );
  return call.run('update documents set partner_id = $3 where organization_id = $1 and partner_id = $2', values);
}
