import { defineGateRequirement } from '#features/partners/program-gates/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { gateTexts } from './gate.texts.ts';

/** Verified details of an account or card to which payouts can be sent. */
export const payoutDetailsRequirement = defineGateRequirement({
  key: 'payout_details',
  texts: gateTexts,
  phrase: () => gateTexts.phrase,
  metBy: async (call) => {
    const rows = await call.rows<{ partner_id: string }>(sql`
      select distinct partner_id from payout_methods
      where organization_id = ${call.organization_id} and status = 'verified'`);
    return new Set(rows.map(({ partner_id }) => partner_id));
  },
  partner: '/revenue/payouts',
  company: (partner_id) => `/commissions/payouts/methods?partner_id=${partner_id}`,
});
