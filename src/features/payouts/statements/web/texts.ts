import { defineTexts, plural } from '#web/texts.ts';

export const texts = defineTexts('payouts/statements/web', {
  months: 'Month by month',
  statement: 'Statement',
  commissions: (count: number) => plural(count, 'commission', 'commissions'),
  state: (earned: number, paid: number) => (paid === 0 ? 'not paid yet' : paid >= earned ? 'paid' : 'partly paid'),
});
