import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toAgree: {
    label: 'Zu vereinbarende Ziele',
    says: ['Zielplan braucht Ihre Zustimmung', 'Zielpläne brauchen Ihre Zustimmung'],
    verb: 'Prüfen',
  },
  objectives: {
    label: 'Fällige Vorhaben',
    says: ['Vorhaben ist fällig', 'Vorhaben sind fällig'],
    verb: 'Plan öffnen',
  },
};
