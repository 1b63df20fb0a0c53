import { definePayoutPause } from '#features/money/payouts/server/service.ts';

export const payoutPauses = definePayoutPause({
  key: 'expired_document',
  partners: async (call) => {
    const found = await call.rows<{ partner_id: string }>(
      `select distinct partner_id from document_requests where organization_id = $1 and lapsed_at is not null
         and consequence = 'payouts' and status <> 'canceled'`,
      [call.organization_id],
    );
    return new Set(found.map(({ partner_id }) => partner_id));
  },
});
