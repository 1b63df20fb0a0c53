import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newComment: 'Novo comentário',
  peopleToMention: 'Pessoas a mencionar',
  visibility: 'Visibilidade',
  internal: 'Interno',
  shared: 'Compartilhado',
  all: 'Tudo',
  showMore: 'Mostrar mais',
};
