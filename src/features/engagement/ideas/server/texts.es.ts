import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  answered: (idea, state, reply) => `Nuevo estado de «${idea}»: ${state}.${reply ? ` ${reply}` : ''}`,
  answeredSubject: (idea) => `Tu idea: ${idea}`,
  viewIdea: 'Ver idea',

  posted: (partner, idea) => `${partner} publicó la idea «${idea}».`,
  postedSubject: (idea) => `Nueva idea: ${idea}`,
};
