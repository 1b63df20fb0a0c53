import type { measureTexts as english } from './measures.texts.ts';
import type { FullTranslation } from './text/texts.ts';

/** Not yet reviewed by a native speaker. */
export const measureTexts: FullTranslation<typeof english> = {
  periods: {
    this_month: 'ce mois-ci',
    last_month: 'le mois dernier',
    this_quarter: 'ce trimestre',
    last_quarter: 'le trimestre dernier',
    this_year: 'cette année',
    last_year: 'l’année dernière',
    last_12_months: 'les 12 derniers mois',
  },
  during: (label: string, period: string) => `${label}, ${period}`,
  allTime: (label: string) => `${label}, depuis le début`,
};
