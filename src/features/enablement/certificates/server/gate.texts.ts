import { defineTexts } from '#shared/text/texts.ts';

export const gateTexts = defineTexts('enablement/certificates/server/gate', {
  label: 'A certificate',
  phrase: (name = '') => `the certificate “${name}”`,
  partner: 'Open certificates',
  company: 'Open its certificates',
});
