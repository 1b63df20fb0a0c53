import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  answered: (idea, state, reply) => `Novo status de “${idea}”: ${state}.${reply ? ` ${reply}` : ''}`,
  answeredSubject: (idea) => `Sua ideia: ${idea}`,
  viewIdea: 'Ver ideia',

  posted: (partner, idea) => `${partner} publicou a ideia “${idea}”.`,
  postedSubject: (idea) => `Nova ideia: ${idea}`,
};
