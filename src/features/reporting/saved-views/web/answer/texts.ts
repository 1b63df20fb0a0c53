import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('reporting/saved-views/web/answer', {
  yes: 'Yes',
  no: 'No',
});
