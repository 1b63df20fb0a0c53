import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('payouts/payout-methods/server/work-items', {
  missing: {
    label: 'Missing payout details',
    says: 'Your payout details are missing',
    verb: 'Add payout details',
  },
});
