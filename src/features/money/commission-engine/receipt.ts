import { createHash } from 'node:crypto';
import type { CommissionEvent } from './event.ts';
import type { Facts } from './facts.ts';
import { type Cell, createCells } from './history.ts';
import { openProgram, type Program } from './program.ts';
import { ENGINE_VERSION, type Rating, rateEvent } from './rate.ts';
import type { RatedLine, Trace } from './trace.schema.ts';

/** Everything one rating depended on. With it the amount can be worked out again at any time, byte for byte. */
export interface ReceiptInputs {
  engine_version: string;
  known_at: string;
  event: CommissionEvent;
  facts: Facts;
  cells: Cell[];
}

/** The inputs of a rating made with a trace: the facts of the partners it concerns, and the cells it found. */
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

/** The same rating from nothing but its inputs. Another engine version may come to another amount, and must not be asked. */
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

/** Names the inputs: equal hashes mean that nothing the amount depends on differs. */
export function inputHash(inputs: ReceiptInputs): string {
  return createHash('sha256').update(canonicalJson(inputs)).digest('hex');
}

/** JSON with the keys of every object in order and nothing undefined: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  });
}
