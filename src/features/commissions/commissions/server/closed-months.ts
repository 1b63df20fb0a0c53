import type { Trace } from '#features/commissions/commission-engine/trace.schema.ts';
import type { ClosedBooks } from '#features/payouts/ledger/server/service.ts';
import type { Outcome } from './rating.ts';

/**
 * A line of a closed month is booked today and keeps its own date, which its trace states. This is not a part of the
 * engine, because the commission is the same whether a month is closed or not.
 */
export function traceWithBookingDate(trace: Trace, books: ClosedBooks | null): Trace {
  if (!books || !trace.result.some(({ effective_on }) => effective_on < books.open_from)) return trace;
  return { ...trace, codes: [...trace.codes, 'period_closed'], books };
}

export function outcomeWithBookingDate(outcome: Outcome, books: ClosedBooks | null): Outcome {
  if (!outcome.rating?.trace) return outcome;
  const trace = traceWithBookingDate(outcome.rating.trace, books);
  const { codes } = trace;
  return trace === outcome.rating.trace ? outcome : { ...outcome, codes, rating: { ...outcome.rating, trace, codes } };
}
