import { defineTexts } from '#shared/text/texts.ts';

export const gateTexts = defineTexts('incentives/mdf-requests/server/gate', {
  label: 'Request MDF',
  description: 'New requests are not accepted. Approved activities go on.',
  yours: (needs: string) => `Before you can request MDF, your company needs ${needs}.`,
  its: (needs: string) => `Before this partner can request MDF, it needs ${needs}.`,
});
