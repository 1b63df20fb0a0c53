import { defineTexts } from '#shared/text/texts.ts';

export const gateTexts = defineTexts('payouts/self-billing/server/gate', {
  label: 'A self-billing agreement',
  phrase: 'a self-billing agreement',
  partner: 'Accept the agreement',
  company: 'Open its agreement',
});
