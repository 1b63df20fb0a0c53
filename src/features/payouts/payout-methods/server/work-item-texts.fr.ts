import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  missing: {
    label: 'Coordonnées de versement manquantes',
    says: 'Vos coordonnées de versement manquent',
    verb: 'Ajouter les coordonnées de versement',
  },
};
