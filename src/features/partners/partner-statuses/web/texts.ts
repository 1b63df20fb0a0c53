import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('partners/partner-statuses/web', {
  decidesWhetherPartnersCanSignIn: 'Decides whether partners can sign in, register deals and earn commission.',
  default: 'Default',
  meaning: 'Meaning',
  defaultForNewPartners: 'Default for new partners',
  yes: 'Yes',
});
