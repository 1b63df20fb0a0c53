import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  answered: (idea, state, reply) => `„${idea}“ ist jetzt: ${state}.${reply ? ` ${reply}` : ''}`,
  answeredSubject: (idea) => `Ihre Idee: ${idea}`,
  viewIdea: 'Idee ansehen',

  posted: (partner, idea) => `${partner} hat die Idee „${idea}“ eingebracht.`,
  postedSubject: (idea) => `Neue Idee: ${idea}`,
};
