import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newTerms: (day, plan) => `Novas condições a partir de ${day}: ${plan}`,
  nowApplies: (plan) => `${plan} agora se aplica a você`,
  news: (what, note) => (note ? `${what}. ${note}` : `${what}.`),
  viewTerms: 'Ver suas condições',
};
