import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('work/automations/web/systems', {
  authorization: 'Authorization',
});
