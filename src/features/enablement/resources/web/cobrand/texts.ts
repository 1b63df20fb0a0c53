import { defineTexts, type Part } from '#web/texts.ts';

export const texts = defineTexts('enablement/resources/web/cobrand', {
  page: (page: Part) => `Page ${page}`,
});
