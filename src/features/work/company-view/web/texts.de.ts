import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: (company: string) => `Was ${company} sieht`,
  intro: (company: string) =>
    `${company} betreibt dieses Programm. Diese Seite zeigt, was das Team dort von Ihrer Firma sieht und was nicht.`,
  sees: (company: string) => `${company} sieht`,
  seesNot: (company: string) => `${company} sieht nicht`,
};
