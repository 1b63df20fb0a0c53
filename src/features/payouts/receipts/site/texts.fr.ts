import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: (company: string) => `Détail du calcul d’une commission de ${company}`,
  between: (company: string, partner: string) => `${company} · ${partner}`,
  calculation: 'Calcul',
  details: 'Détails',
};
