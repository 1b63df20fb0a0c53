import { defineTexts } from '#web/texts.ts';
export const texts = defineTexts('deals/opportunities/web', {
  closes: 'Expected to close',
  addNextStep: 'Add next step',
  updateNextStep: 'Update next step',
});
