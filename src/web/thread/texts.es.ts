import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newComment: 'Nuevo comentario',
  peopleToMention: 'Personas que mencionar',
  visibility: 'Visibilidad',
  internal: 'Interno',
  shared: 'Compartido',
  all: 'Todo',
  showMore: 'Mostrar más',
};
