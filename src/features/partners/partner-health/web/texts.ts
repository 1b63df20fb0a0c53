import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('partners/partner-health/web', {
  title: 'Health',
  outOf: (score: number) => `${score} of 100`,
  evaluated: 'Evaluated',
  details: 'Details',
  points: (points: number) => `${points} points`,
  again: 'Evaluate now',
  done: 'Health evaluated',
  empty: 'The health of active partners is evaluated every night.',
  partnerHealth: 'Partner health',
});
