import { createHash } from 'node:crypto';
import type { Row } from '#server/db/client.ts';
import type { Read } from '#server/spreadsheets/values.ts';
import type { FileMapping, ImportMapping } from '../../schema.ts';
import type { Directory } from './directory.ts';
import type { Target, Targets } from './import-targets.ts';
import type { CheckedRow, Known, Place, Plan, Refused, RowReading } from './model.ts';
import type { Unknowns } from './unknowns.ts';

/** A row at hand. */
export interface RowPosition extends Place {
  target: Target;
  reading: RowReading;
  /** The fields the file has a column for. */
  mapped: ReadonlySet<string>;
  existing: FileMapping['existing'];
  /** The problems found so far. */
  problems: Refused[];
}

/** The state that the parts of a plan share while it is computed. */
export interface Planning {
  mapping: ImportMapping;
  known: Known;
  targets: Targets;
  plan: Omit<Plan, 'report'>;
  unknowns: Unknowns;
  directory: Directory;
  notices: Set<string>;
  /** The row in which something that may stand only once was met first. */
  seen: Map<string, number>;
}

export function refused(field: string, reason: string): CheckedRow {
  return refusedFor([{ field, reason }]);
}

export function refusedFor(problems: readonly Refused[]): CheckedRow {
  return { outcome: 'refused', problems };
}

export const importReason = (problems: readonly Refused[] = []): string =>
  problems.map(({ reason }) => reason).join('; ');

/** Adds a problem of the row; the first of each field says what to correct. */
export function noteImportProblem({ problems }: Pick<RowPosition, 'problems'>, field: string, reason: string): void {
  if (!problems.some((one) => one.field === field)) problems.push({ field, reason });
}

/** The value of a cell; what is wrong with it becomes a problem of the row. */
export function valueIn<T>(at: RowPosition, field: string, read: Read<T>): T | undefined {
  if ('value' in read) return read.value;
  noteImportProblem(at, field, read.problem);
  return undefined;
}

/** Refuses a second row for the same record. */
export function duplicateRowError({ seen }: Planning, what: string, row: number): number | undefined {
  const before = seen.get(what);
  if (before === undefined) seen.set(what, row);
  return before;
}

/** Refuses a value of an own field that another row has, here or further up. `own_id`: of the row that may have it. */
export function takenValueError(
  planning: Planning,
  { target, row }: RowPosition,
  custom: unknown,
  own_id?: string,
): CheckedRow | undefined {
  const { unique = [] } = planning.known.grounds.get(target.key) ?? {};
  for (const { key, label, taken } of unique) {
    const value = (custom as Row | undefined)?.[key];
    if (value === undefined || value === null || String(value).trim() === '') continue;
    // The digest is the same as that of the database.
    const digest = createHash('sha256').update(String(value).trim().toLowerCase()).digest('hex');
    if ((taken[digest] ?? own_id) !== own_id) return refused(`custom.${key}`, `${label} "${value}" is already used`);
    const before = duplicateRowError(planning, `${target.key} ${key} ${digest}`, row);
    if (before) return refused(`custom.${key}`, `${label} "${value}" is already in row ${before}`);
  }
  return undefined;
}

/** The object without its empty fields. */
export function compact<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined && one !== '')) as T;
}
