import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newTerms: (day, plan) => `Nouvelles conditions à partir du ${day}\u00a0: ${plan}`,
  nowApplies: (plan) => `${plan} s’applique désormais à vous`,
  news: (what, note) => (note ? `${what}. ${note}` : `${what}.`),
  viewTerms: 'Voir vos conditions',
};
