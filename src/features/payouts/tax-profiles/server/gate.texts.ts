import { defineTexts } from '#shared/text/texts.ts';

export const gateTexts = defineTexts('payouts/tax-profiles/server/gate', {
  label: 'An accepted tax profile',
  phrase: 'an accepted tax profile',
  partner: 'Fill in your tax profile',
  company: 'Open its tax profile',
});
