import type { RateSource } from '#features/money/commission-engine/trace.schema.ts';
import type { ExchangeRate } from './schema.ts';

/** What the sources of exchange rates are called. */
export const rateSourceNames: Record<RateSource, string> = {
  entered: 'Entered by hand',
  imported: 'Imported',
  ecb: 'European Central Bank',
};

/** Whether a rate counts from its day on, and why not. */
export function standingOf({ standing, outranked_by }: ExchangeRate): string {
  if (standing === 'counts') return 'Counts';
  if (standing === 'switched_off') return 'No: this source is not in use';
  return outranked_by === 'entered' ? 'No: one was entered for this day' : 'No: one was imported for this day';
}
