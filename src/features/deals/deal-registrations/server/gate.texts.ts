import { defineTexts } from '#shared/text/texts.ts';

export const gateTexts = defineTexts('deals/deal-registrations/server/gate', {
  label: 'Register deals',
  description: 'Drafts can be saved. Submitting them waits, also through forms, imports and the API.',
  yours: (needs: string) => `Before you can register deals, your company needs ${needs}.`,
  its: (needs: string) => `Before this partner can register deals, it needs ${needs}.`,
});
