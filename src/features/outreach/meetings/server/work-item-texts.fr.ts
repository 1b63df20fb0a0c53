import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toPick: {
    label: 'Horaires de rendez-vous à choisir',
    says: ['rendez-vous attend un horaire', 'rendez-vous attendent un horaire'],
    verb: 'Choisir un horaire',
  },
};
