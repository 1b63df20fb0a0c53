import { createHash } from 'node:crypto';
import type { CommissionEvent } from '#features/money/commission-engine/event.ts';
import type { Cell } from '#features/money/commission-engine/history.ts';
import type { Program } from '#features/money/commission-engine/program.ts';
import { ENGINE_VERSION, type Rating, rateEvent } from '#features/money/commission-engine/rate.ts';
import { canonicalJson } from '#features/money/commission-engine/receipt.ts';
import type { TraceCode } from '#features/money/commission-engine/trace.schema.ts';
import type { StoredHistory } from '#features/money/commission-volumes/server/service.ts';
import type { RatingResult } from '../schema.ts';

/** An event that was rated, or that the engine refused: then it stays visible with the reason, and nothing of it is booked. */
export type Outcome = { event: CommissionEvent; result: RatingResult; codes: TraceCode[] } & (
  | { rating: Rating; failure: null }
  | { rating: null; failure: string }
);

interface Occasion {
  program: Program;
  history: StoredHistory;
  known_at: string;
}

/** Rates events in the order given, each on what the earlier ones left behind; then whatever had waited for one of them. */
export async function rateAll(
  { program, history, known_at }: Occasion,
  events: readonly CommissionEvent[],
): Promise<Outcome[]> {
  // A first look without writing finds most of what will be read, so that it is loaded at once instead of one by one.
  for (const event of events.length > 1 ? events : []) {
    try {
      rateEvent(program, history, event, { known_at });
    } catch {
      // It will be refused again below, where it is kept.
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
    // What an incomplete memory led to is no result, not even a failure.
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

/** There was somebody and a plan, but nobody who earns. */
const blocking: readonly TraceCode[] = ['partner_inactive', 'claim_lapsed', 'recurring_window_over'];

/** It is not decided yet: its sale is unknown, or somebody in it may still accept an invitation. */
const waiting: readonly TraceCode[] = ['parked_unmatched', 'partner_invited'];

/** The one word for an evaluation; the codes say more. */
function resultOf({ lines, codes }: Rating): RatingResult {
  if (codes.some((code) => waiting.includes(code))) return 'parked';
  if (lines.length > 0) return 'lines';
  if (codes.includes('no_plan')) return 'no_plan';
  if (codes.some((code) => blocking.includes(code))) return 'blocked';
  return codes.includes('no_rule') ? 'no_rule' : 'zero';
}

/** Names everything an evaluation depended on: equal hashes mean equal receipts. */
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
