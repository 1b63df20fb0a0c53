import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newTerms: (day, plan) => `Nuevas condiciones a partir del ${day}: ${plan}`,
  nowApplies: (plan) => `${plan} ya se te aplica`,
  news: (what, note) => (note ? `${what}. ${note}` : `${what}.`),
  viewTerms: 'Ver tus condiciones',
};
