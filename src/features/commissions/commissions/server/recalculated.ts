import { ENGINE_VERSION } from '#features/commissions/commission-engine/rate.ts';
import type { Trace } from '#features/commissions/commission-engine/trace.schema.ts';
import type { Call } from '#server/call.ts';

interface RecalculationEvent {
  id: string;
  recalculation_id: string;
  occurred_on: string;
  currency: string;
  body: object;
  hasLines: boolean;
  note: string;
}

interface RecalculationRating {
  id: string;
  event_id: string;
  known_at: string;
  facts_hash: string;
  input_hash: string;
  inputs: object;
  trace: Trace;
  hasLines: boolean;
}

/** Records an applied recalculation as an event. Its lines belong to that event. */
export async function insertRecalculation(call: Call, event: RecalculationEvent): Promise<void> {
  await call.run(
    `insert into commission_events (organization_id, id, source, external_id, kind, occurred_on, received_at, currency, body, status, result, note)
     values ($1, $2, 'recalculation', $3, 'recalc', $4, $5, $6, $7, 'rated', $8, $9)`,
    [
      call.organization_id,
      event.id,
      event.recalculation_id,
      event.occurred_on,
      call.now(),
      event.currency,
      JSON.stringify(event.body),
      event.hasLines ? 'lines' : 'zero',
      event.note,
    ],
  );
}

/** Stores the calculation behind the lines of a recalculation. */
export async function insertRecalculationRating(call: Call, rating: RecalculationRating): Promise<void> {
  await call.run(
    `insert into commission_ratings (organization_id, id, event_id, engine_version, known_at, facts_hash, input_hash, inputs, trace, result, codes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      call.organization_id,
      rating.id,
      rating.event_id,
      ENGINE_VERSION,
      rating.known_at,
      rating.facts_hash,
      rating.input_hash,
      JSON.stringify(rating.inputs),
      JSON.stringify(rating.trace),
      rating.hasLines ? 'lines' : 'zero',
      rating.trace.codes,
    ],
  );
}

/**
 * Sales without lines get their result from a recalculation: `sales` have lines now, `awaited` earn as the customer
 * pays.
 */
export async function markRecalculated(
  call: Call,
  { sales, awaited, note }: { sales: readonly string[]; awaited: readonly string[]; note: string },
): Promise<void> {
  await call.run(
    `update commission_events set result = 'lines', codes = '{}', note = $3 where organization_id = $1 and id = any($2) and result <> 'lines'`,
    [call.organization_id, sales, note],
  );
  await call.run(
    `update commission_events set result = 'zero', codes = '{}', note = $3 where organization_id = $1 and id = any($2)
       and result in ('no_plan', 'no_rule', 'blocked')`,
    [call.organization_id, awaited, note],
  );
}
