import { defineGateRequirement } from '#features/partners/program-gates/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { gateTexts } from './gate.texts.ts';

/** A partner that agreed that the company issues its invoices. */
export const agreementRequirement = defineGateRequirement({
  key: 'self_billing_agreement',
  texts: gateTexts,
  phrase: () => gateTexts.phrase,
  metBy: async (call) => {
    const rows = await call.rows<{ partner_id: string }>(sql`
      select partner_id from self_billing_agreements
      where organization_id = ${call.organization_id} and ended_at is null`);
    return new Set(rows.map(({ partner_id }) => partner_id));
  },
  partner: '/revenue/tax',
  company: (partner_id) => `/commissions/payouts/self-billing?partner_id=${partner_id}`,
});
