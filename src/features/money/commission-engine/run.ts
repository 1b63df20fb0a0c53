import type { Draft } from './history.ts';
import type { Program } from './program.ts';
import { cloneSale, type SaleRecord } from './sale-record.ts';
import type { RatedLine, Trace, TraceCode } from './trace.schema.ts';

/** The working parts of a trace; `null` where nobody asked for one. */
export type Working = Pick<Trace, 'candidates' | 'pools' | 'caps' | 'settlements' | 'spiffs' | 'conversions'>;

/** One rating in progress: what it may read, what it has decided so far. */
export interface Run {
  program: Program;
  draft: Draft;
  /** What is being rated: the lines carry its id, corrections count from its date. */
  event: { id: string; at: string };
  known_at: string;
  lines: RatedLine[];
  codes: Set<TraceCode>;
  working: Working | null;
}

/** A sale's record for changing. The copy is the draft's from the first change on. */
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
