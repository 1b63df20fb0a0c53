import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  answered: (idea, state, reply) => `Nouvel état de «\u00a0${idea}\u00a0»\u00a0: ${state}.${reply ? ` ${reply}` : ''}`,
  answeredSubject: (idea) => `Votre idée\u00a0: ${idea}`,
  viewIdea: 'Voir l’idée',

  posted: (partner, idea) => `${partner} a proposé l’idée «\u00a0${idea}\u00a0».`,
  postedSubject: (idea) => `Nouvelle idée\u00a0: ${idea}`,
};
