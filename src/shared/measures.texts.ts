import { defineTexts } from './text/texts.ts';

/** The periods of figures, and the names of figures in them. */
export const measureTexts = defineTexts('shared/measures', {
  periods: {
    this_month: 'this month',
    last_month: 'last month',
    this_quarter: 'this quarter',
    last_quarter: 'last quarter',
    this_year: 'this year',
    last_year: 'last year',
    last_12_months: 'last 12 months',
  },
  during: (label: string, period: string, needsComma: boolean) => `${label}${needsComma ? ',' : ''} ${period}`,
  allTime: (label: string) => `${label}, all time`,
});
