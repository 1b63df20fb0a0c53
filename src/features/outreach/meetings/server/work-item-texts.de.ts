import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toPick: {
    label: 'Zu wählende Termine',
    says: ['Termin braucht eine Uhrzeit', 'Termine brauchen eine Uhrzeit'],
    verb: 'Termin wählen',
  },
};
