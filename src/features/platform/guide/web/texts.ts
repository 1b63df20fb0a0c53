import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts({ en: { guide: 'Guide', pages: 'Pages of the guide' } });
