import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toDo: {
    label: 'Schritte von Pfaden',
    says: ['Schritt eines Pfads ist zu erledigen', 'Schritte von Pfaden sind zu erledigen'],
    verb: 'Öffnen',
  },
};
