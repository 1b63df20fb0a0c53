import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  proposed: {
    label: 'Vorgeschlagene Distributionen',
    says: ['vorgeschlagene Distribution braucht eine Antwort', 'vorgeschlagene Distributionen brauchen eine Antwort'],
    verb: 'Öffnen',
  },
};
