import { defineTexts } from '#shared/text/texts.ts';

/** The words that follow an amount in the sentence about a person's open work. */
export const sumTexts = defineTexts('commissions/commissions/server/work-sums', {
  payable: ['is payable', 'are payable'] as const,
  payableToYou: ['is payable to you', 'are payable to you'] as const,
});
