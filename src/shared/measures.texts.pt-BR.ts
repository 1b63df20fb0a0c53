import type { measureTexts as english } from './measures.texts.ts';
import type { FullTranslation } from './text/texts.ts';

/** Not yet reviewed by a native speaker. */
export const measureTexts: FullTranslation<typeof english> = {
  periods: {
    this_month: 'este mês',
    last_month: 'mês passado',
    this_quarter: 'este trimestre',
    last_quarter: 'trimestre passado',
    this_year: 'este ano',
    last_year: 'ano passado',
    last_12_months: 'últimos 12 meses',
  },
  during: (label: string, period: string) => `${label}, ${period}`,
  allTime: (label: string) => `${label}, desde o início`,
};
