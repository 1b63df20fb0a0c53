import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newTerms: (day, plan) => `Neue Konditionen ab ${day}: ${plan}`,
  nowApplies: (plan) => `${plan} gilt jetzt für Sie`,
  news: (what, note) => (note ? `${what}. ${note}` : `${what}.`),
  viewTerms: 'Ihre Konditionen ansehen',
};
