import type { PayoutHold } from '#features/payouts/payouts/schema.ts';
import { definePayoutPause } from '#features/payouts/payouts/server/service.ts';
import { sql } from '#server/db/sql.ts';

export const payoutPauses = definePayoutPause({
  key: 'expired_document',
  partners: async (call) => {
    const found = await call.rows<{ partner_id: string; name: string }>(sql`
      select distinct partner_id, name from document_requests
      where organization_id = ${call.organization_id} and lapsed_at is not null
        and consequence = 'payouts' and status <> 'canceled' order by name`);
    const holds = new Map<string, PayoutHold[]>();
    for (const { partner_id, name } of found)
      holds.set(partner_id, [
        ...(holds.get(partner_id) ?? []),
        { label: `a valid document (${name})`, link: `/document_requests?partner_id=${partner_id}` },
      ]);
    return holds;
  },
});
