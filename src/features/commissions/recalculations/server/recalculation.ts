import { createHash } from 'node:crypto';
import type { CommissionEvent, SaleEvent } from '#features/commissions/commission-engine/event.ts';
import { type Cell, createCells } from '#features/commissions/commission-engine/history.ts';
import { openProgram } from '#features/commissions/commission-engine/program.ts';
import { ENGINE_VERSION } from '#features/commissions/commission-engine/rate.ts';
import { type Recalculation, recalculate } from '#features/commissions/commission-engine/recalculation.ts';
import { canonicalJson } from '#features/commissions/commission-engine/receipt.ts';
import type { RatedLine, Trace } from '#features/commissions/commission-engine/trace.schema.ts';
import { replaceCells } from '#features/commissions/commission-volumes/server/service.ts';
import {
  bookLines,
  insertRecalculation,
  insertRecalculationRating,
  type LoadedFacts,
  lateRates,
  loadFacts,
  markRecalculated,
  type Rates,
  storeFacts,
  traceWithBookingDate,
  withRates,
} from '#features/commissions/commissions/server/service.ts';
import { closedBooks, openBooks } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { reserveNumbers } from '#server/resource/bulk.ts';
import { newId } from '#shared/ids.ts';
import type { RecalculatedChange, Recalculation as Row } from '../schema.ts';
import type { RecalculationApproval } from '../steps.schema.ts';
import { recalculationChangesIn, recalculationTotals } from './recalculation-changes.ts';
import { dealAsWon, recalculationChangedSince, type SnapshotsBySale } from './sale-snapshots.ts';

interface Computed {
  result: Recalculation;
  loaded: LoadedFacts;
  /** The position of the last event read. */
  up_to: number;
  /** Rates that were missing when sales were won. */
  rates: Rates;
  /** Properties of partners at the win that differ from today's, and the partners that count with today's instead. */
  then: SnapshotsBySale;
  counted_anew: SnapshotsBySale;
  occasion: { id: string; at: string; known_at: string };
}

/** Recomputes the past with present knowledge. The books must be open, so that nothing changes meanwhile. */
async function compute(call: Call, { from, partners = 'today' }: Row['scope']): Promise<Computed> {
  const loaded = await loadFacts(call, 'all');
  const { log: taken, up_to } = await readLog(call);
  const booked = await call.rows<Cell>(sql`
    select kind, key, value from commission_cells where organization_id = ${call.organization_id} and kind = 'sale'`);
  const rates = await lateRates(call, taken, booked, { currency: loaded.facts.program.currency, from });
  const changed = recalculationChangedSince(booked, loaded.facts.partners);
  const then = partners === 'as_won' ? changed : {};
  const log = dealAsWon(withRates(taken, rates), then);
  const occasion = { id: newId(), at: call.today(), known_at: call.now().toISOString() };
  const result = recalculate(openProgram(loaded.facts), createCells(booked), log, occasion, {
    trace: true,
    concerns: within(from),
  });
  return { result, loaded, up_to, rates, then, counted_anew: partners === 'today' ? changed : {}, occasion };
}

function within(from: string | null): (sale: SaleEvent) => boolean {
  return ({ at }) => from === null || at >= from;
}

/**
 * Reads all ingested and rated events in the order of rating, which is the order of arrival except for those rated
 * later. Sales that wait for an accepted invitation are left out.
 */
async function readLog(call: Call, up_to?: number): Promise<{ log: CommissionEvent[]; up_to: number }> {
  const rows = await call.rows<{ seq: number; body: CommissionEvent }>(sql`
    select seq, body
    from (select coalesce(rated_seq, seq) as seq, body, kind, status from commission_events
      where organization_id = ${call.organization_id}) e
    where status in ('rated', 'parked', 'ignored') and kind not in ('recalc', 'manual', 'carried')
      and (status <> 'parked' or kind <> 'sale') and (${up_to ?? null}::bigint is null or seq <= ${up_to ?? null})
      order by seq`);
  return { log: rows.map(({ body }) => body), up_to: rows.at(-1)?.seq ?? 0 };
}

/** Requests a recalculation and previews it. @returns its id */
export async function requestRecalculation(
  call: Call,
  { reason, from = null, partners }: { reason: string; from?: string | null; partners?: Row['scope']['partners'] },
): Promise<string> {
  await openBooks(call);
  const id = newId();
  await call.run(sql`
    insert into commission_recalculations (organization_id, id, number, scope, reason, requested_by)
    values (${call.organization_id}, ${id}, ${await reserveNumbers(call, 'commission_recalculations', 1)},
      ${JSON.stringify({ from, partners })}, ${reason.trim()}, ${call.actor.user_id})`);
  await previewRecalculation(call, { id, scope: { from, ...(partners && { partners }) } });
  return id;
}

export async function previewRecalculation(call: Call, { id, scope }: Pick<Row, 'id' | 'scope'>): Promise<void> {
  const { result, loaded, counted_anew } = await compute(call, scope);
  const changes = await recalculationChangesIn(call, result, loaded, counted_anew);
  await call.run(sql`
    update commission_recalculations
    set state = 'previewed', preview = ${JSON.stringify(changes)}, preview_hash = ${previewHashOf(result)},
      totals = ${JSON.stringify(recalculationTotals(changes))} where organization_id = ${call.organization_id} and id = ${id}`);
}

export async function recalculationChanges(call: Call, id: string): Promise<RecalculatedChange[]> {
  const { preview } = await call.one<{ preview: RecalculatedChange[] }>(
    sql`select preview from commission_recalculations where organization_id = ${call.organization_id} and id = ${id}`,
    'This recalculation',
  );
  return preview;
}

/**
 * Records a second person's approval and posts the differences as new lines with the deals' own dates; paid lines stay
 * unchanged. Everything is recomputed; when facts changed since the preview, nothing is posted and a new preview is
 * needed.
 */
export async function approveRecalculation(
  call: Call,
  run: Row,
  { preview_hash }: RecalculationApproval,
): Promise<void> {
  if (run.requested_by !== null && run.requested_by === call.actor.user_id) {
    throw conflict('A second person must approve a recalculation. Ask a team member who did not request it.');
  }
  const computed = await compute(call, run.scope);
  const hash = previewHashOf(computed.result);
  if (hash !== run.preview_hash || (preview_hash !== undefined && preview_hash !== hash)) {
    throw conflict('The differences have changed since the preview. Preview the recalculation again.', {
      totals: recalculationTotals(await recalculationChangesIn(call, computed.result, computed.loaded, {})),
    });
  }
  await apply(call, run, computed);
  await call.run(sql`
    update commission_recalculations
    set state = 'applied', approved_by = ${call.actor.user_id}, applied_at = ${call.now()},
      event_id = ${computed.occasion.id} where organization_id = ${call.organization_id} and id = ${run.id}`);
}

export async function cancelRecalculation(call: Call, { id }: Row): Promise<void> {
  await call.run(sql`
    update commission_recalculations set state = 'canceled'
    where organization_id = ${call.organization_id} and id = ${id}`);
}

async function apply(call: Call, run: Row, { result, loaded, up_to, rates, then, occasion }: Computed): Promise<void> {
  const { id, at, known_at } = occasion;
  const { lines, settlements, pools, caps, conversions, apart } = result;
  await insertRecalculation(call, {
    id,
    recalculation_id: run.id,
    occurred_on: at,
    currency: loaded.facts.program.currency,
    body: { type: 'recalc', ...occasion, up_to, from: run.scope.from },
    hasLines: lines.length > 0,
    note: run.reason,
  });
  await storeFacts(call, loaded);
  const rating_id = newId();
  // The original state of the sales it corrected or left; together with the log and the facts it is enough to repeat
  // the recalculation.
  const corrected = new Set(lines.map(({ of_event }) => of_event));
  const cells = await call.rows<Cell>(sql`
    select kind, key, value from commission_cells
    where organization_id = ${call.organization_id} and kind = 'sale' and key = any(${[...corrected, ...apart]})`);
  const working: Trace = {
    engine_version: ENGINE_VERSION,
    inputs: {
      event: { id, type: 'recalc', at },
      known_at,
      program: { currency: loaded.facts.program.currency, rounding: loaded.facts.program.rounding },
      seats: [],
    },
    candidates: [],
    pools,
    caps,
    settlements,
    spiffs: [],
    ...(conversions && { conversions }),
    result: lines,
    codes: [],
  };
  const trace = traceWithBookingDate(working, await closedBooks(call));
  await insertRecalculationRating(call, {
    id: rating_id,
    event_id: id,
    known_at,
    facts_hash: loaded.hash,
    input_hash: hashOf(lines),
    inputs: { cells, up_to, from: run.scope.from, rates, then },
    trace,
    hasLines: lines.length > 0,
  });
  const note = `Processed by recalculation ${run.number}.`;
  await markRecalculated(call, { sales: [...corrected], awaited: result.awaited.map(({ event }) => event), note });
  await replaceCells(call, result.cells);
  await bookLines(
    call,
    loaded,
    lines.map((line) => ({ ...line, rating_id, plan_version_id: loaded.versionId(line.plan_id, line.plan_version) })),
  );
}

/** Repeats the corrections from their stored inputs. */
export async function repeatRecalculation(
  call: Call,
  {
    facts,
    cells,
    up_to,
    from,
    rates,
    then,
    occasion,
  }: Pick<Computed, 'up_to' | 'rates' | 'then' | 'occasion'> & {
    facts: LoadedFacts['facts'];
    cells: Cell[];
    from: string | null;
  },
): Promise<Recalculation> {
  const { log } = await readLog(call, up_to);
  return recalculate(openProgram(facts), createCells(cells), dealAsWon(withRates(log, rates), then), occasion, {
    trace: true,
    concerns: within(from),
  });
}

/** Hash of the lines and of the commission to come as customers pay. */
function previewHashOf({ lines, awaited }: Recalculation): string {
  if (awaited.length === 0) return hashOf(lines);
  return createHash('sha256')
    .update([hashOf(lines), canonicalJson(awaited)].join('\n'))
    .digest('hex');
}

function hashOf(lines: readonly RatedLine[]): string {
  const text = canonicalJson(lines.map(({ key, adjusts, amount_minor }) => [key, adjusts, amount_minor]));
  return createHash('sha256').update(text).digest('hex');
}
