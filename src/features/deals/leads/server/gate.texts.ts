import { defineTexts } from '#shared/text/texts.ts';

export const gateTexts = defineTexts('deals/leads/server/gate', {
  label: 'Receive leads',
  description: 'Rules leave the partner out, and leads can neither be assigned to it nor accepted by it.',
  yours: (needs: string) => `Before you can receive leads, your company needs ${needs}.`,
  its: (needs: string) => `Before this partner can receive leads, it needs ${needs}.`,
});
