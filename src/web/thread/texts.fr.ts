import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newComment: 'Nouveau commentaire',
  peopleToMention: 'Personnes à mentionner',
  visibility: 'Visibilité',
  internal: 'Interne',
  shared: 'Partagé',
  all: 'Tous',
  showMore: 'Afficher plus',
};
