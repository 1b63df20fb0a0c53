import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  renewal: {
    label: 'Renovações',
    says: ['negócio precisa de renovação', 'negócios precisam de renovação'],
    verb: 'Abrir',
  },
};
