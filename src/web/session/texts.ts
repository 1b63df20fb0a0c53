import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('web/session', {
  tandem: 'Tandem',
  company: 'Company',
  partner: 'Partner',
});
