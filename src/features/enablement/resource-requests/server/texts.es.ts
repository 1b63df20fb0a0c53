import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  answered: (title, answer) => `Se respondió tu solicitud: ${title}${answer ? `. ${answer}` : ''}`,
  declined: (title, answer) => `Se rechazó tu solicitud: ${title}${answer ? `. ${answer}` : ''}`,
  viewResource: 'Ver recurso',
  viewAnswer: 'Ver respuesta',

  requested: (partner, title) => `A ${partner} le falta un recurso: ${title}`,
  viewRequest: 'Ver solicitud',
};
