import { defineTexts } from '#shared/text/texts.ts';

/** The question in emails about decisions. */
export const texts = defineTexts('deals/fairness/server', {
  wasFair: 'Was this decision fair?',
  yes: 'Yes',
  no: 'No',
});
