import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('platform/guide/web', { guide: 'Guide', pages: 'Pages of the guide' });
