import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  answered: (title, answer) => `Votre demande a reçu une réponse\u00a0: ${title}${answer ? `. ${answer}` : ''}`,
  declined: (title, answer) => `Votre demande a été refusée\u00a0: ${title}${answer ? `. ${answer}` : ''}`,
  viewResource: 'Voir la ressource',
  viewAnswer: 'Voir la réponse',

  requested: (partner, title) => `Il manque une ressource à ${partner}\u00a0: ${title}`,
  viewRequest: 'Voir la demande',
};
