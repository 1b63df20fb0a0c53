import type { Draft } from './history.ts';
import type { Program } from './program.ts';
import { cloneSale, type SaleRecord } from './sale-record.ts';
import type { RatedLine, Trace, TraceCode } from './trace.schema.ts';

/** The parts of a trace that a rating fills; `null` where no trace was requested. */
export type Working = Pick<Trace, 'candidates' | 'pools' | 'caps' | 'settlements' | 'spiffs' | 'conversions'>;

/** One rating in progress: its inputs and its decisions so far. */
export interface Run {
  program: Program;
  draft: Draft;
  /** The event being rated: the lines carry its id, corrections count from its date. */
  event: { id: string; at: string };
  known_at: string;
  lines: RatedLine[];
  codes: Set<TraceCode>;
  working: Working | null;
}

/** Opens a sale's record for changes; from then on the draft owns a copy. */
export function openSale(run: Run, id: string): SaleRecord | undefined {
  const opened = run.draft.written('sale', id);
  if (opened) return opened;
  const stored = run.draft.read('sale', id);
  return stored && keepSale(run, cloneSale(stored));
}

export function keepSale(run: Run, sale: SaleRecord): SaleRecord {
  run.draft.write('sale', sale.event.id, sale);
  return sale;
}
