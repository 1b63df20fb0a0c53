import type { Call } from './call.ts';
import { sortByDependencies } from './dependency-order.ts';

/** The ids of a table's sample rows, in the order in which its feature creates them. */
export type AddSampleRow = (table: string) => readonly string[];

/** The sample rows of one table. Sample data is a small invented program that a company can add and remove. */
export interface SampleRows {
  table: string;
  /** The tables whose sample rows are created first. They are removed in reverse order. */
  after?: readonly string[];
  /** How many rows it adds. */
  count: number;
  /** What the rows need in every company. It is not part of the sample and stays. */
  prepare?: (call: Call) => Promise<unknown>;
  plant: (call: Call, planted: AddSampleRow) => Promise<string[]>;
}

/** What keeps sample rows from being removed, besides foreign keys. */
export interface SampleHold {
  /** Singular and plural of what keeps them: "person who signs in", "people who sign in". */
  noun: readonly [string, string];
  /** @returns how many, by the id of the sample row */
  find: (call: Call, ids: readonly string[]) => Promise<Map<string, number>>;
  /** Makes their removal impossible, with the reason. */
  isFinal?: string;
}

/** What a feature does about the sample rows of others. */
export interface SampleGuard {
  holds?: readonly SampleHold[];
  /** Locks what it finds until the sample is removed. */
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

/** Declares what a feature does when sample rows are removed, listed as `sampleGuard` in its `server/index.ts`. */
export function defineSampleGuard(guard: SampleGuard): SampleGuard {
  guards.push(guard);
  return guard;
}

export const sampleGuards = (): readonly SampleGuard[] => guards;

/** The sample rows of all features, each after those it needs. */
export const sampleRowsInOrder = (): readonly SampleRows[] =>
  sortByDependencies(
    declared,
    ({ table }) => table,
    ({ after = [] }) => after,
  );
