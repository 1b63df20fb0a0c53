import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: (company: string) => `Detalhamento de comissão de ${company}`,
  between: (company: string, partner: string) => `${company} · ${partner}`,
  calculation: 'Cálculo',
  details: 'Detalhes',
};
