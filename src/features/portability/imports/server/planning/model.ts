import type { Row } from '#server/db/client.ts';
import type { CustomDefinition } from '#server/resource/custom-definition.ts';
import type { ImportMapping, ImportReport, Outcome } from '../../schema.ts';
import type { ExistingRows } from './existing-rows.ts';
import type { Spellings } from './list-names.ts';
import type { Names } from './names.ts';

/**
 * Rows to be written, under the keys by which they refer to each other. Ids are known only after the write. `more`
 * holds the fields beyond those a CRM usually exports, and custom fields.
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
  /** Its number in the other system, or else its name and account. */
  key: string;
  external_ref?: string;
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

/** The fields of an existing deal that follow the file until a user sets them here. */
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

/** One of the reasons why a row stays out. */
export interface Refused {
  field: string;
  reason: string;
}

export interface RowOutcome extends Place {
  target: string;
  outcome: Outcome;
  key?: string;
  /** Why it is skipped. */
  reason?: string;
  /** Everything that is wrong with it, with each cell as it stands in the file. */
  problems?: readonly (Refused & { text?: string })[];
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
  /** Rows of lists that have only a name, created because the user chose so: by resource, then by key. */
  lists: Map<string, Map<string, string>>;
  outcomes: RowOutcome[];
  report: ImportReport;
}

export type CheckedRow = Pick<RowOutcome, 'outcome' | 'key' | 'reason' | 'problems'>;

/** A row to be written through its resource's own verbs: created, or, with an `id`, changed. */
export interface PlannedRow {
  target: string;
  key: string;
  values: Row;
  id?: string;
  from: { file: string; row: number };
}

/** The context that rows of a resource are planned in. */
export interface RowContext {
  existing: ExistingRows;
  definitions: readonly CustomDefinition[];
  /** Own fields that no two rows may share, with the rows that have each value by its digest. */
  unique: readonly { key: string; label: string; taken: Record<string, string> }[];
}

/** The rules for parsing the cells of one row. */
export interface RowReading {
  target: string;
  /** Numbers of a workbook have a point, whatever was chosen for text files. */
  decimal_mark: '.' | ',';
  date_order: ImportMapping['date_order'];
  /** The chosen orders of columns, by field. */
  date_orders: Readonly<Record<string, ImportMapping['date_order']>>;
  zone: string;
  currency: string;
  multipliers: Readonly<Record<string, number>>;
}

export interface Named {
  id: string;
  name: string;
}

/** The company's existing data, under the keys by which files refer to it. */
export interface Known {
  currency: string;
  today: string;
  zone: string;
  products: Map<string, Named & { list_price_minor: number | null; currency: string }>;
  partners: Map<string, Named>;
  accounts: Map<string, Named>;
  /** Names that several existing rows share, with their number. */
  ambiguous: Record<'partners' | 'accounts', ReadonlyMap<string, number>>;
  /** By their number in the other system. */
  numbers: Record<'partners' | 'accounts', Map<string, Named>>;
  regions: Map<string, Named>;
  /** Regions that a cell of the files names without a comma: between commas they are meant as well. */
  regions_in_files: Spellings;
  categories: Map<string, Named>;
  categories_in_files: Spellings;
  stages: Map<string, Named & { category: 'open' | 'won' | 'lost' }>;
  /** By their number in the other system, and by name and account. */
  deals: Map<string, KnownDeal>;
  /** The names that several deals of one account share. */
  ambiguous_deals: ReadonlySet<string>;
  /** The names of rows of other resources, by resource. */
  names: Map<string, Names>;
  /** Partners by the email addresses of their contacts; null where several have the address. */
  partner_emails: Map<string, Named | null>;
  /** The context for validating rows, by resource. */
  grounds: Map<string, RowContext>;
  /** A company's own fields that a deal needs in a stage, by stage. */
  stageFields: Map<string, { key: string; label: string }[]>;
  /** Rows, by file and number, that the rules refused when they were tried. */
  tried: Map<string, CheckedRow>;
}

export interface KnownDeal {
  id: string;
  name: string;
  external_ref: string | null;
  status: 'open' | 'won' | 'lost';
  stage_id: string;
  amount_minor: number | null;
  currency: string;
  account_id: string | null;
  partner_id: string | null;
  source: string;
  /** The columns of an open deal that were changed here, other than by a file. */
  set_here: string[];
  opened_on: string;
  custom: Row;
}
