import type { CommissionEvent } from './event.ts';
import type { SaleRecord } from './sale-record.ts';

/**
 * What earlier events left behind, cut into small cells under text keys. The engine only reads cells and says which to
 * write; whoever calls it keeps them: in memory (`createCells`), or as rows of a projection that can always be rebuilt by replay.
 */
export interface CellTypes {
  /** Volume of a partner under a rule's slot in a period: programme minor units, deals or units. */
  counter: number;
  /** How many live events of one deal are in a `deal_count` counter; the deal counts once. */
  deal_events: number;
  /** Money already counted against a ceiling. */
  used: number;
  sale: SaleRecord;
  /** Sales whose volume stands in a period of a retroactive rule: how many, and under which plan rules they were rated. */
  roster: { count: number; rules: { plan_id: string; version: number; rule: string }[] };
  roster_entry: string;
  subscription: { first_on: string; event: string };
  spiff: { deals: number; awards: { event: string; n: number; amount_minor: number }[]; given: number };
  /** Events that came before the sale they belong to. */
  parked: CommissionEvent[];
  /** An event id we know, and the sale it was booked on; none while it is parked. */
  seen: { sale: string | null };
}

export type CellKind = keyof CellTypes;
export type Cell = { [K in CellKind]: { kind: K; key: string; value: CellTypes[K] } }[CellKind];

export interface History {
  read<K extends CellKind>(kind: K, key: string): CellTypes[K] | undefined;
}

/** Joins the parts of a cell key so that no two lists of parts give the same key. */
export function cellKey(...parts: string[]): string {
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i] ?? '';
    if (part.includes('|') || part.includes('\\')) parts[i] = part.replace(/[|\\]/g, '\\$&');
  }
  return parts.join('|');
}

/** Cells in memory: the history of a case file, a simulation, a recalculation or an import. */
export interface Cells extends History {
  write(cells: Iterable<Cell>): void;
  all(): Cell[];
}

export function createCells(start: Iterable<Cell> = []): Cells {
  const kinds = new Map<CellKind, Map<string, Cell>>();
  const cells: Cells = {
    read<K extends CellKind>(kind: K, key: string) {
      return kinds.get(kind)?.get(key)?.value as CellTypes[K] | undefined;
    },
    write(written) {
      for (const cell of written) {
        const ofKind = kinds.get(cell.kind);
        if (ofKind) ofKind.set(cell.key, cell);
        else kinds.set(cell.kind, new Map([[cell.key, cell]]));
      }
    },
    all() {
      return [...kinds.values()].flatMap((ofKind) => [...ofKind.values()]).sort(byKindAndKey);
    },
  };
  cells.write(start);
  return cells;
}

/**
 * The history as one rating sees it: reads fall through once and are remembered (they are the rating's inputs), writes
 * stay here until the caller commits them. A rating that throws has changed nothing.
 */
export interface Draft extends History {
  write<K extends CellKind>(kind: K, key: string, value: CellTypes[K]): void;
  /** Cells read from the history beneath, as they were: with them alone the same rating can be repeated. */
  reads(): Cell[];
  /** Every key asked for, found or not: what a caller that loads cells on demand has to look up. */
  asked(): { kind: CellKind; key: string }[];
  writes(): Cell[];
}

export function openDraft(history: History): Draft {
  const read = new Map<string, Cell | { kind: CellKind; key: string; value: undefined }>();
  const written = new Map<string, Cell>();
  return {
    read<K extends CellKind>(kind: K, key: string) {
      const name = `${kind}:${key}`;
      const own = written.get(name) ?? read.get(name);
      if (own) return own.value as CellTypes[K] | undefined;
      const value = history.read(kind, key);
      read.set(name, { kind, key, value } as Cell);
      return value;
    },
    write<K extends CellKind>(kind: K, key: string, value: CellTypes[K]) {
      written.set(`${kind}:${key}`, { kind, key, value } as Cell);
    },
    reads: () => [...read.values()].filter((cell): cell is Cell => cell.value !== undefined).sort(byKindAndKey),
    asked: () => [...read.values()].map(({ kind, key }) => ({ kind, key })),
    writes: () => [...written.values()],
  };
}

function byKindAndKey(a: { kind: string; key: string }, b: { kind: string; key: string }): number {
  return a.kind === b.kind ? (a.key < b.key ? -1 : 1) : a.kind < b.kind ? -1 : 1;
}
