import { createHash } from 'node:crypto';
import type { Row } from '#server/db/client.ts';
import type { FileMapping, ImportMapping, ImportReport, Outcome } from '../schema.ts';
import type { RowReading } from './cells.ts';
import type { Directory } from './directory.ts';
import type { Target, Targets } from './import-targets.ts';
import type { Known } from './known.ts';
import type { PlannedRow } from './resource-plan.ts';
import type { Unknowns } from './unknowns.ts';

/**
 * Things to be written, under the keys by which the rows name each other. Ids are known only when it is done. `more`: what
 * the resource has beyond what its CRM export usually tells, and the company's own fields.
 */
export interface PlannedProduct {
  key: string;
  name: string;
  sku?: string;
  category?: string;
  list_price_minor?: number;
  description?: string;
  more?: Row;
}
export interface PlannedPartner {
  key: string;
  name: string;
  manager_name?: string;
  /** The main one first. */
  regions?: string[];
  domain?: string;
  country?: string;
  external_ref?: string;
  joined_on?: string;
  more?: Row;
  /** Absent: made because a deal names it. */
  from?: Place;
}
export interface PlannedAccount {
  key: string;
  name: string;
  domain?: string;
  industry?: string;
  country?: string;
  employees?: number;
  annual_revenue_minor?: number;
  founded_year?: number;
  parent?: string;
  external_ref?: string;
  more?: Row;
}
export interface PlannedDeal {
  external_ref: string;
  name: string;
  stage_id: string;
  category: 'open' | 'won' | 'lost';
  partner?: string;
  account?: string;
  product?: string;
  amount_minor: number | null;
  opened_on?: string;
  closed_on?: string;
  expected_close_on?: string;
  more?: Row;
  from: Place;
}

/** What a deal that is here takes over from a file, as long as nobody has set it here. */
export type Followed = 'name' | 'amount' | 'company' | 'partner';

/** A row that moves on a deal which is here, and brings what the deal follows. All else of it stays. */
export interface PlannedMove extends PlannedDeal {
  id: string;
  follows: readonly Followed[];
}

/** Where a row stands; the heading is row 1. */
export interface Place {
  file: string;
  row: number;
}

export interface RowOutcome extends Place {
  target: string;
  outcome: Outcome;
  key?: string;
  field?: string;
  reason?: string;
}

export interface Plan {
  products: Map<string, PlannedProduct>;
  partners: Map<string, PlannedPartner>;
  accounts: Map<string, PlannedAccount>;
  regions: Map<string, string>;
  categories: Set<string>;
  deals: PlannedDeal[];
  moves: PlannedMove[];
  /** Rows of all other resources, and changes of rows that are here. */
  rows: PlannedRow[];
  /** Rows of lists that have only a name, made because somebody said so: by resource, then by key. */
  lists: Map<string, Map<string, string>>;
  outcomes: RowOutcome[];
  report: ImportReport;
}

/** A row at hand. */
export interface At extends Place {
  target: Target;
  reading: RowReading;
  /** The fields the file has a column for. */
  mapped: ReadonlySet<string>;
  existing: FileMapping['existing'];
}

/** What the parts of a plan share while it is made. */
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

export type Judged = Pick<RowOutcome, 'outcome' | 'key' | 'field' | 'reason'>;

export function refused(field: string, reason: string): Judged {
  return { outcome: 'refused', field, reason };
}

/** Refuses the second row that says it is the same thing. */
export function metTwice({ seen }: Planning, what: string, row: number): number | undefined {
  const before = seen.get(what);
  if (before === undefined) seen.set(what, row);
  return before;
}

/** Refuses a value of an own field that another row has, here or further up. `own_id`: of the row that may have it. */
export function takenOwnValue(
  planning: Planning,
  { target, row }: At,
  custom: unknown,
  own_id?: string,
): Judged | undefined {
  const { unique = [] } = planning.known.grounds.get(target.key) ?? {};
  for (const { key, label, taken } of unique) {
    const value = (custom as Row | undefined)?.[key];
    if (value === undefined || value === null || String(value).trim() === '') continue;
    // As the database tells values apart.
    const digest = createHash('sha256').update(String(value).trim().toLowerCase()).digest('hex');
    if ((taken[digest] ?? own_id) !== own_id) return refused(`custom.${key}`, `${label} "${value}" is taken already`);
    const before = metTwice(planning, `${target.key} ${key} ${digest}`, row);
    if (before) return refused(`custom.${key}`, `${label} "${value}" stands in row ${before} already`);
  }
  return undefined;
}

/** Without the fields that say nothing. */
export function compact<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined && one !== '')) as T;
}
