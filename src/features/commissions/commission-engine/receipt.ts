import { createHash } from 'node:crypto';
import type { CommissionEvent } from './event.ts';
import type { Facts } from './facts.ts';
import { type Cell, createCells } from './history.ts';
import { openProgram, type Program } from './program.ts';
import { ENGINE_VERSION, type Rating, rateEvent } from './rate.ts';
import type { RatedLine, Trace } from './trace.schema.ts';

/** All data that one rating depended on. The amount can be recomputed from it at any time, byte for byte. */
export interface ReceiptInputs {
  engine_version: string;
  known_at: string;
  event: CommissionEvent;
  facts: Facts;
  cells: Cell[];
}

/** The inputs of a rating made with a trace: the facts of its partners, and the cells it read. */
export function receiptInputs(program: Program, rating: Rating): ReceiptInputs {
  const cells = rating.reads();
  const concerned = new Set<string>();
  if ('participants' in rating.event) for (const { partner } of rating.event.participants ?? []) concerned.add(partner);
  for (const { kind, value } of cells)
    if (kind === 'sale') for (const { partner } of value.seats) concerned.add(partner);
  return {
    engine_version: ENGINE_VERSION,
    known_at: rating.known_at,
    event: rating.event,
    facts: { ...program.facts, partners: program.facts.partners.filter(({ id }) => concerned.has(id)) },
    cells,
  };
}

/**
 * Repeats a rating from its inputs alone. It must run under the engine version of the receipt, because another version
 * may compute another amount.
 */
export function recompute(inputs: ReceiptInputs): Rating {
  if (inputs.engine_version !== ENGINE_VERSION) {
    throw new Error(`this breakdown was written by engine ${inputs.engine_version}, this is ${ENGINE_VERSION}`);
  }
  return rateEvent(openProgram(inputs.facts), createCells(inputs.cells), inputs.event, {
    known_at: inputs.known_at,
    trace: true,
  });
}

/** Whether the stored inputs still give the stored result. */
export function reproducesResult(
  inputs: ReceiptInputs,
  stored: { lines: readonly RatedLine[]; trace: Trace },
): boolean {
  const { lines, trace } = recompute(inputs);
  return canonicalJson({ lines, trace }) === canonicalJson({ lines: stored.lines, trace: stored.trace });
}

/** Hash of the inputs: equal hashes mean that everything the amount depends on is equal. */
export function inputHash(inputs: ReceiptInputs): string {
  return createHash('sha256').update(canonicalJson(inputs)).digest('hex');
}

/** JSON with sorted keys and without undefined values: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  });
}
