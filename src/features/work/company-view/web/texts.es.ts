import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: (company: string) => `Qué ve ${company}`,
  intro: (company: string) =>
    `${company} gestiona este programa. Esta página enumera lo que su equipo ve de tu empresa y lo que no ve.`,
  sees: (company: string) => `${company} ve`,
  seesNot: (company: string) => `${company} no ve`,
};
