import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: (company: string) => `Ce que voit ${company}`,
  intro: (company: string) =>
    `${company} gère ce programme. Cette page liste ce que son équipe voit de votre entreprise, et ce qu’elle ne voit pas.`,
  sees: (company: string) => `${company} voit`,
  seesNot: (company: string) => `${company} ne voit pas`,
};
