import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  requests: {
    label: 'Demandes de listes de comptes',
    says: ['liste de comptes est demandée', 'listes de comptes sont demandées'],
    verb: 'Répondre',
  },
  introductionsToAnswer: {
    label: 'Mises en relation en attente de réponse',
    says: ['mise en relation attend votre réponse', 'mises en relation attendent votre réponse'],
    verb: 'Répondre',
  },
  introductionsToMake: {
    label: 'Mises en relation à faire',
    says: ['mise en relation est à faire', 'mises en relation sont à faire'],
    verb: 'Mettre en relation',
  },
};
