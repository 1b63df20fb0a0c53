import type { Call } from '../call.ts';
import { sortByDependencies } from '../dependency-order.ts';

/** Returns the ids of a table's sample rows, in the order in which its feature creates them. */
export type AddSampleRow = (table: string) => readonly string[];

/** The sample rows of one table. Sample data is a small invented program that a company can add and remove. */
export interface SampleRows {
  table: string;
  /** The tables whose sample rows are created first. They are removed in reverse order. */
  after?: readonly string[];
  /** The number of rows it adds. */
  count: number;
  /** The rows have no `archived_at`; removing the sample deletes them. */
  isDeleted?: true;
  /**
   * The rows stay in the books when the sample is removed, and `end` closes them.
   * `live` is an SQL condition for rows that are not closed.
   */
  ends?: { live: string; end: (call: Call, ids: readonly string[]) => Promise<unknown> };
  /** Prepares data that the rows need in every company. It is not part of the sample and stays. */
  prepare?: (call: Call) => Promise<unknown>;
  plant: (call: Call, planted: AddSampleRow) => Promise<string[]>;
}

/** Records that prevent the removal of sample rows, in addition to foreign keys. */
export interface SampleHold {
  /** The singular and plural of these records: "person who signs in", "people who sign in". */
  noun: readonly [string, string];
  /** @returns the number of such records, by the id of the sample row */
  find: (call: Call, ids: readonly string[]) => Promise<Map<string, number>>;
  /** The reason why the removal is impossible. */
  isFinal?: string;
}

/** The part of a feature in removing the sample rows of others. */
export interface SampleGuard {
  holds?: readonly SampleHold[];
  /** Locks the rows it finds until the sample is removed. */
  lock?: (call: Call) => Promise<unknown>;
  /** Reverses the effects of sample rows before they are archived. */
  beforeRemoval?: (call: Call, ids: readonly string[]) => Promise<void>;
}

const declared: SampleRows[] = [];
const guards: SampleGuard[] = [];

/** Declares a feature's sample rows, which it lists as `sampleData` in its `server/index.ts`. */
export function defineSampleRows(rows: SampleRows): SampleRows {
  declared.push(rows);
  return rows;
}

/** Declares the part of a feature in removing sample rows, listed as `sampleGuard` in its `server/index.ts`. */
export function defineSampleGuard(guard: SampleGuard): SampleGuard {
  guards.push(guard);
  return guard;
}

export const sampleGuards = (): readonly SampleGuard[] => guards;

/** The sample rows of all features, sorted so that those they need come first. */
export const sampleRowsInOrder = (): readonly SampleRows[] =>
  sortByDependencies(
    declared,
    ({ table }) => table,
    ({ after = [] }) => after,
  );
