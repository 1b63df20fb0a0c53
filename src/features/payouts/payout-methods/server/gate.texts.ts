import { defineTexts } from '#shared/text/texts.ts';

export const gateTexts = defineTexts('payouts/payout-methods/server/gate', {
  label: 'Verified payout details',
  phrase: 'verified payout details',
  partner: 'Enter payout details',
  company: 'Open its payout details',
});
