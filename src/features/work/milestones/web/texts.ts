import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts({
  en: { close: (title: string) => `Close “${title}”` },
});
