import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  missing: {
    label: 'Formulaires fiscaux manquants',
    says: ['formulaire fiscal manque', 'formulaires fiscaux manquent'],
    verb: 'Remplir le profil fiscal',
  },
};
