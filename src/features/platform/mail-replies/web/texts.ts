import { defineTexts } from '#web/texts.ts';
export const texts = defineTexts('platform/mail-replies/web', {
  show: 'Show the whole email',
  title: (from: string) => `Email from ${from}`,
});
