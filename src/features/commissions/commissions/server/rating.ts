import { createHash } from 'node:crypto';
import type { CommissionEvent } from '#features/commissions/commission-engine/event.ts';
import type { Cell } from '#features/commissions/commission-engine/history.ts';
import type { Program } from '#features/commissions/commission-engine/program.ts';
import { ENGINE_VERSION, type Rating, rateEvent } from '#features/commissions/commission-engine/rate.ts';
import { canonicalJson } from '#features/commissions/commission-engine/receipt.ts';
import type { TraceCode } from '#features/commissions/commission-engine/trace.schema.ts';
import type { StoredHistory } from '#features/commissions/commission-volumes/server/service.ts';
import type { RatingResult } from '../schema.ts';

/** A rated event, or one that the engine rejected, which stays visible with the reason and books nothing. */
export type Outcome = { event: CommissionEvent; result: RatingResult; codes: TraceCode[] } & (
  | { rating: Rating; failure: null }
  | { rating: null; failure: string }
);

interface Occasion {
  program: Program;
  history: StoredHistory;
  known_at: string;
}

/**
 * Rates events in the order given, each on the history left by the earlier ones, and then those that had waited for one
 * of them.
 */
export async function rateAll(
  { program, history, known_at }: Occasion,
  events: readonly CommissionEvent[],
): Promise<Outcome[]> {
  // A first pass without writing finds most cells to be read, so that they are loaded at once instead of one by one.
  for (const event of events.length > 1 ? events : []) {
    try {
      rateEvent(program, history, event, { known_at });
    } catch {
      // The error occurs again below, where it is recorded.
    }
  }
  await history.load(history.missing());
  const outcomes: Outcome[] = [];
  const queue = [...events];
  for (let next = 0; next < queue.length; next += 1) {
    const outcome = await rateOne({ program, history, known_at }, queue[next]!);
    outcomes.push(outcome);
    if (!outcome.rating) continue;
    history.keep(outcome.rating.writes);
    queue.push(...outcome.rating.unparked);
  }
  return outcomes;
}

async function rateOne({ program, history, known_at }: Occasion, event: CommissionEvent): Promise<Outcome> {
  for (;;) {
    const { rating, failure } = attempt();
    const missing = history.missing();
    // A result based on an incomplete history is discarded, even if it is an error.
    if (missing.length > 0) await history.load(missing);
    else if (rating) return { event, rating, failure, result: resultOf(rating), codes: rating.codes };
    else return { event, rating, failure, result: 'error', codes: [] };
  }

  function attempt(): { rating: Rating; failure: null } | { rating: null; failure: string } {
    try {
      return { rating: rateEvent(program, history, event, { known_at, trace: true }), failure: null };
    } catch (error) {
      return { rating: null, failure: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** There were partners and a plan, but none of the partners earns. */
const blocking: readonly TraceCode[] = ['partner_inactive', 'claim_lapsed', 'recurring_window_over'];

/** The event is undecided: its sale is unknown, or a partner may still accept an invitation. */
const waiting: readonly TraceCode[] = ['parked_unmatched', 'partner_invited'];

/** The result of an evaluation in one word; the codes say more. */
function resultOf({ lines, codes }: Rating): RatingResult {
  if (codes.some((code) => waiting.includes(code))) return 'parked';
  if (lines.length > 0) return 'lines';
  if (codes.includes('no_plan')) return 'no_plan';
  if (codes.some((code) => blocking.includes(code))) return 'blocked';
  return codes.includes('no_rule') ? 'no_rule' : 'zero';
}

/** Hash of everything an evaluation depended on: equal hashes mean equal receipts. */
export function inputHash(
  factsHash: string,
  known_at: string,
  event: CommissionEvent,
  cells: readonly Cell[],
  engine_version = ENGINE_VERSION,
): string {
  return createHash('sha256')
    .update([engine_version, factsHash, known_at, canonicalJson(event), canonicalJson(cells)].join('\n'))
    .digest('hex');
}
