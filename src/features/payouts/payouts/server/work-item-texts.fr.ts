import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  returnedToYou: {
    label: 'Paiements retournés',
    says: ['paiement qui vous était destiné a été retourné', 'paiements qui vous étaient destinés ont été retournés'],
    verb: 'Vérifier les coordonnées de versement',
  },
};
