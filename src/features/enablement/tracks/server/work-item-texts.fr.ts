import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toDo: {
    label: 'Actions des parcours',
    says: ['action d’un parcours est à faire', 'actions de parcours sont à faire'],
    verb: 'Ouvrir',
  },
};
