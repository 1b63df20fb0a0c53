import { defineGateRequirement } from '#features/partners/program-gates/server/service.ts';
import { definePayoutPause } from '#features/payouts/payouts/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { gateTexts } from './gate.texts.ts';
import { missingPapers } from './papers.ts';

const screenOf = (partner_id: string) => `/commissions/payouts/tax?partner_id=${partner_id}`;

/** Rules of the company about tax papers hold payments by themselves. */
export const payoutPauses = definePayoutPause({
  key: 'missing_tax_papers',
  partners: async (call) =>
    new Map(
      [...(await missingPapers(call))].map(([id, papers]) => [
        id,
        papers.map(({ label }) => ({ label, link: screenOf(id) })),
      ]),
    ),
});

/** An accepted tax profile that has not expired, for the gates of the program. */
export const taxProfileRequirement = defineGateRequirement({
  key: 'tax_profile',
  texts: gateTexts,
  phrase: () => gateTexts.phrase,
  metBy: async (call) => {
    const rows = await call.rows<{ partner_id: string }>(sql`
      select partner_id from tax_profiles
      where organization_id = ${call.organization_id} and status = 'accepted'
        and (valid_until is null or valid_until >= ${call.today()})`);
    return new Set(rows.map(({ partner_id }) => partner_id));
  },
  partner: '/revenue/tax',
  company: screenOf,
});
