import type { CommissionEvent } from './event.ts';
import type { SaleRecord } from './sale-record.ts';

/**
 * State left by earlier events, cut into small cells under text keys. The engine only reads cells and returns those to
 * write. The caller stores them: in memory (`createCells`), or as rows of a projection that a replay can always
 * rebuild.
 */
export interface CellTypes {
  /** Volume of a partner under a rule's slot in a period: program minor units, deals or units. */
  counter: number;
  /** The number of live events of one deal in a `deal_count` counter; the deal counts once. */
  deal_events: number;
  /** Money already counted against a ceiling. */
  used: number;
  sale: SaleRecord;
  /** Sales in a period of a retroactive rule: their number and the plan rules that rated them. */
  roster: { count: number; rules: { plan_id: string; version: number; rule: string }[] };
  roster_entry: string;
  subscription: { first_on: string; event: string };
  spiff: { deals: number; awards: { event: string; n: number; amount_minor: number }[]; given: number };
  /** Events that arrived before their sale. */
  parked: CommissionEvent[];
  /**
   * A known event id and the sale it was booked on; null while it is parked. `same_as` is set for the id of a repeat.
   */
  seen: { sale: string | null; same_as?: string };
}

export type CellKind = keyof CellTypes;
export type Cell = { [K in CellKind]: { kind: K; key: string; value: CellTypes[K] } }[CellKind];

export interface History {
  read<K extends CellKind>(kind: K, key: string): CellTypes[K] | undefined;
}

const special = /[|\\]/;

/**
 * Joins the parts of a cell key so that different lists of parts give different keys. Each part ends with a bar. They
 * are joined in one step, because a text built piece by piece keeps its pieces in memory, and keys exist by the hundred
 * thousand.
 */
export function cellKey(...parts: string[]): string {
  const safe = parts.some((part) => special.test(part)) ? parts.map(escaped) : parts;
  return [...safe, ''].join('|');
}

function escaped(part: string): string {
  return part.replace(/[|\\]/g, '\\$&');
}

/** Cells in memory: the history of a case file, a simulation, a recalculation or an import. */
export interface Cells extends History {
  write(cells: Iterable<Cell>): void;
  all(): Cell[];
}

export function createCells(start: Iterable<Cell> = []): Cells {
  const cellMap = new CellMap();
  const cells: Cells = {
    read: (kind, key) => cellMap.get(kind, key),
    write(written) {
      for (const { kind, key, value } of written) cellMap.set(kind, key, value);
    },
    all: () => cellMap.all(),
  };
  cells.write(start);
  return cells;
}

/**
 * The history as one rating reads it: reads fall through, writes stay here until the caller commits them. A rating that
 * throws has changed nothing. `remember` records the reads, which the rating depends on.
 */
export interface Draft extends History {
  write<K extends CellKind>(kind: K, key: string, value: CellTypes[K]): void;
  /** The value that this rating itself has written. */
  written<K extends CellKind>(kind: K, key: string): CellTypes[K] | undefined;
  /**
   * Cells read from the underlying history, with their original values: the same rating can be repeated from them
   * alone.
   */
  reads(): Cell[];
  writes(): Cell[];
}

export function openDraft(history: History, remember: boolean): Draft {
  const readCells = remember ? new CellMap() : undefined;
  const written = new CellMap();
  return {
    read(kind, key) {
      const own = written.get(kind, key);
      if (own !== undefined) return own;
      const value = history.read(kind, key);
      if (value !== undefined) readCells?.set(kind, key, value);
      return value;
    },
    write: (kind, key, value) => written.set(kind, key, value),
    written: (kind, key) => written.get(kind, key),
    reads: () => readCells?.all() ?? [],
    writes: () => written.all(),
  };
}

type Kinds = { [K in CellKind]?: Map<string, CellTypes[K]> };

/** Cells by kind and key, in no particular order until they are listed. */
class CellMap {
  readonly #kinds: Kinds = {};

  get<K extends CellKind>(kind: K, key: string): CellTypes[K] | undefined {
    return this.#kinds[kind]?.get(key);
  }

  set<K extends CellKind>(kind: K, key: string, value: CellTypes[K]) {
    const cells = this.#kinds[kind];
    if (cells) cells.set(key, value);
    else this.#kinds[kind] = new Map().set(key, value) as Kinds[K];
  }

  all(): Cell[] {
    const cells: Cell[] = [];
    for (const [kind, ofKind] of Object.entries(this.#kinds))
      for (const [key, value] of ofKind) cells.push({ kind, key, value } as Cell);
    return cells;
  }
}
