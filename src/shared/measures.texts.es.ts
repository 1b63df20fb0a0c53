import type { measureTexts as english } from './measures.texts.ts';
import type { FullTranslation } from './text/texts.ts';

/** Not yet reviewed by a native speaker. */
export const measureTexts: FullTranslation<typeof english> = {
  periods: {
    this_month: 'este mes',
    last_month: 'el mes pasado',
    this_quarter: 'este trimestre',
    last_quarter: 'el trimestre pasado',
    this_year: 'este año',
    last_year: 'el año pasado',
    last_12_months: 'los últimos 12 meses',
  },
  during: (label: string, period: string) => `${label}, ${period}`,
  allTime: (label: string) => `${label}, desde el principio`,
};
