import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  open: {
    label: 'Aufgaben',
    says: ['Aufgabe ist offen', 'Aufgaben sind offen'],
    verb: 'Öffnen',
  },
};
