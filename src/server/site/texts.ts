import { defineTexts } from '#shared/text/texts.ts';

export const texts = defineTexts('server/site', { pageNotFound: 'Page not found' });
