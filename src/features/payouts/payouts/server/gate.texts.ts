import { defineTexts } from '#shared/text/texts.ts';

export const gateTexts = defineTexts('payouts/payouts/server/gate', {
  label: 'Get paid',
  description: 'Commission is earned as usual. Payments wait in the balance of the partner.',
  yours: (needs: string) => `Before you can get paid, your company needs ${needs}.`,
  its: (needs: string) => `Before this partner can get paid, it needs ${needs}.`,
});
