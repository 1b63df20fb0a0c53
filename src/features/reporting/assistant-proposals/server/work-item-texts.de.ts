import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  waiting: {
    label: 'Vorschläge des Assistenten',
    says: ['Vorschlag des Assistenten wartet auf Sie', 'Vorschläge des Assistenten warten auf Sie'],
    verb: 'Prüfen',
  },
};
