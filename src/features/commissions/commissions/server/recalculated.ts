import { ENGINE_VERSION } from '#features/commissions/commission-engine/rate.ts';
import type { Trace } from '#features/commissions/commission-engine/trace.schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

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
  await call.run(sql`
    insert into commission_events (organization_id, id, source, external_id, kind, occurred_on, received_at, currency,
      body, status, result, note)
    values (${call.organization_id}, ${event.id}, 'recalculation', ${event.recalculation_id}, 'recalc',
      ${event.occurred_on}, ${call.now()}, ${event.currency}, ${JSON.stringify(event.body)}, 'rated',
      ${event.hasLines ? 'lines' : 'zero'}, ${event.note})`);
}

/** Stores the calculation behind the lines of a recalculation. */
export async function insertRecalculationRating(call: Call, rating: RecalculationRating): Promise<void> {
  await call.run(sql`
    insert into commission_ratings (organization_id, id, event_id, engine_version, known_at, facts_hash, input_hash,
      inputs, trace, result, codes)
    values (${call.organization_id}, ${rating.id}, ${rating.event_id}, ${ENGINE_VERSION}, ${rating.known_at},
      ${rating.facts_hash}, ${rating.input_hash}, ${JSON.stringify(rating.inputs)}, ${JSON.stringify(rating.trace)},
      ${rating.hasLines ? 'lines' : 'zero'}, ${rating.trace.codes})`);
}

/**
 * Sales without lines get their result from a recalculation: `sales` have lines now, `awaited` earn as the customer
 * pays.
 */
export async function markRecalculated(
  call: Call,
  { sales, awaited, note }: { sales: readonly string[]; awaited: readonly string[]; note: string },
): Promise<void> {
  await call.run(sql`
    update commission_events set result = 'lines', codes = '{}', note = ${note}
    where organization_id = ${call.organization_id} and id = any(${sales}) and result <> 'lines'`);
  await call.run(sql`
    update commission_events set result = 'zero', codes = '{}', note = ${note}
    where organization_id = ${call.organization_id} and id = any(${awaited})
      and result in ('no_plan', 'no_rule', 'blocked')`);
}
