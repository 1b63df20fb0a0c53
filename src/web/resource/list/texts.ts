import { defineTexts, type Part } from '#web/texts.ts';

export const texts = defineTexts('web/resource/list', {
  noYet: (many: Part) => `No ${many} yet`,
  enter: 'Enter',
});
