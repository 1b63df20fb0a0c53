import { defineTexts } from '#shared/text/texts.ts';

/** Notices about incentive structures. */
export const texts = defineTexts('commissions/commission-plans/server', {
  newTerms: (day: string, plan: string) => `New terms from ${day}: ${plan}`,
  nowApplies: (plan: string) => `${plan} now applies to you`,
  news: (what: string, note: string | null) => (note ? `${what}. ${note}` : `${what}.`),
  viewTerms: 'View your terms',
});
