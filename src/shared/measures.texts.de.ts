import type { measureTexts as english } from './measures.texts.ts';
import type { FullTranslation } from './text/texts.ts';

/** Not yet reviewed by a native speaker. */
export const measureTexts: FullTranslation<typeof english> = {
  periods: {
    this_month: 'dieser Monat',
    last_month: 'letzter Monat',
    this_quarter: 'dieses Quartal',
    last_quarter: 'letztes Quartal',
    this_year: 'dieses Jahr',
    last_year: 'letztes Jahr',
    last_12_months: 'letzte 12 Monate',
  },
  during: (label: string, period: string) => `${label}, ${period}`,
  allTime: (label: string) => `${label}, gesamte Zeit`,
};
