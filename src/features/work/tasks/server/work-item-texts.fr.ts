import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  open: {
    label: 'Tâches',
    says: ['tâche est ouverte', 'tâches sont ouvertes'],
    verb: 'Ouvrir',
  },
};
