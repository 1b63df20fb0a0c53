import { defineTexts } from '#shared/text/texts.ts';
/** Texts of the page of a shared breakdown. */
export const texts = defineTexts('payouts/receipts/site', {
  title: (company: string) => `Commission breakdown from ${company}`,
  between: (company: string, partner: string) => `${company} · ${partner}`,
  calculation: 'Calculation',
  details: 'Details',
});
