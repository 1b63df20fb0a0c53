import { defineTexts } from '#shared/text/texts.ts';

export const gateTexts = defineTexts('enablement/entitlements/server/gate', {
  label: 'Order benefits',
  description: 'Benefits are shown, but cannot be requested. Standing benefits, such as discounts, apply as before.',
  yours: (needs: string) => `Before you can order benefits, your company needs ${needs}.`,
  its: (needs: string) => `Before this partner can order benefits, it needs ${needs}.`,
});
