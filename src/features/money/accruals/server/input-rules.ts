import type { Call } from '#server/call.ts';
import { invalid } from '#server/errors.ts';

/** What these name is written by the product itself: under such a name it would find its own event there already. */
export function rejectReservedSource(source: string | undefined): void {
  const own = ['opportunity', 'recalculation', 'manual', 'payout'];
  if (source && own.includes(source)) throw invalid({ source: ['is used by the product itself'] });
}

/** A date to come would let money be taken back before the money itself is due. */
export function rejectFutureDate(call: Call, on: string): void {
  if (on > call.today()) throw invalid({ on: ['must not lie in the future'] });
}
