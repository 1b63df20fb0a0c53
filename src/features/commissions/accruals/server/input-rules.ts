import type { Call } from '#server/call.ts';
import { invalid } from '#server/errors.ts';

/**
 * The product writes events under these sources itself; an outside event with such a source could be taken for one of
 * them.
 */
export function rejectReservedSource(source: string | undefined): void {
  const own = ['opportunity', 'recalculation', 'manual', 'payout'];
  if (source && own.includes(source)) throw invalid({ source: ['is used by the product itself'] });
}

/** A future date would let commission be taken back before it is due. */
export function rejectFutureDate(call: Call, on: string): void {
  if (on > call.today()) throw invalid({ on: ['must not lie in the future'] });
}
