import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('web/layout', {
  ctrlK: 'Ctrl K',
  tandem: 'Tandem',
  superAdmin: 'Super Admin',
});
