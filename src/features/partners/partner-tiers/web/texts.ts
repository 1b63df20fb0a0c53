import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('partners/partner-tiers/web', {
  requirements: 'Requirements',
});
