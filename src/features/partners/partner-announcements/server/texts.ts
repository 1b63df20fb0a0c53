import { defineTexts } from '#shared/text/texts.ts';

export const texts = defineTexts('partners/partner-announcements/server', {
  readMore: 'Read more',
});
