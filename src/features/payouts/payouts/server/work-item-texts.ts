import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('payouts/payouts/server/work-items', {
  returnedToYou: {
    label: 'Returned payments',
    says: ['payment to you was returned', 'payments to you were returned'] as const,
    verb: 'Check payout details',
  },
});
