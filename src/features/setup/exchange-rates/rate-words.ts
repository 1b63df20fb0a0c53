import { sayableWords } from '#shared/text/labels.ts';
import type { ExchangeRate, RateSource } from './schema.ts';

/** The names of the sources of exchange rates. */
export const rateSourceNames: Record<RateSource, string> = sayableWords({
  entered: 'Entered manually',
  imported: 'Imported',
  ecb: 'European Central Bank',
});

/** Whether a rate counts from its day on, and why not. */
export function exchangeRateStanding({ standing, outranked_by }: ExchangeRate): string {
  if (standing === 'counts') return 'Yes';
  if (standing === 'switched_off') return 'No, this source is turned off';
  return outranked_by === 'entered'
    ? 'No, a manual rate exists for this day'
    : 'No, an imported rate exists for this day';
}
