import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('commissions/simulations/web', {
  thisStructure: 'This structure',
});
