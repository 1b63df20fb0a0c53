import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: (company: string) => `O que ${company} vê`,
  intro: (company: string) =>
    `${company} conduz este programa. Esta página lista o que a equipe do programa vê da sua empresa e o que não vê.`,
  sees: (company: string) => `${company} vê`,
  seesNot: (company: string) => `${company} não vê`,
};
