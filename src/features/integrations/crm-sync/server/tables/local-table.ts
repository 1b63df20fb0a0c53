import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { offersResource } from '#server/flags/offered.ts';
import type { LocalField } from '../../schema.ts';
import type { Values } from '../plan.ts';

/** A record of ours as the synchronization reads it. */
export interface LocalRecord {
  id: string;
  name: string;
  row: Row;
  /** Canonical values by field. */
  values: Values;
  updated_at: string;
  is_archived: boolean;
  /** The record that it was merged into. */
  merged_into: string | null;
}

/** Finds an existing record that a CRM record means. `several`: a person has to choose. */
export type Found = { id: string } | 'several' | undefined;

/** A field that is calculated and only written to the CRM. `sql` is an expression over the row `t`. */
export interface ComputedField extends Omit<LocalField, 'is_required' | 'is_read_only'> {
  sql: string;
}

/** A kind of record that can be synchronized. All writes go through the services and rules of its feature. */
export interface LocalTable {
  table: string;
  label: string;
  /** Referenced records are synchronized first. */
  rank: number;
  isOutOnly?: true;
  needsFilter?: true;
  /** SQL over the row `t`; other records do not take part. */
  where?: string;
  computed?: readonly ComputedField[];
  /** Creates records together. @returns the ids in the order of the rows @throws for all of them when one is refused */
  create: (call: Call, rows: readonly Row[]) => Promise<string[]>;
  update: (call: Call, id: string, patch: Row, before: LocalRecord) => Promise<void>;
  archive: (call: Call, id: string) => Promise<void>;
  /** For each row, the existing record that it could be, beyond the field that identifies it. */
  find?: (call: Call, rows: readonly Row[]) => Promise<Found[]>;
  /**
   * The values by which `find` and the rules of creation recognize other records. Rows that share one are created one
   * after the other.
   */
  recognizedBy?: (row: Row) => string[];
  /** Completes the values of records that are created. */
  prepare?: (call: Call, rows: readonly Row[]) => Promise<Row[]>;
  /** Fields that are never mapped. */
  hides?: readonly string[];
  /** Fields that are written although the form cannot. */
  writes?: readonly string[];
}

const declared = new Map<string, LocalTable>();

export function defineLocalTable(...tables: readonly LocalTable[]): void {
  for (const one of tables) declared.set(one.table, one);
}

const localTables = (): readonly LocalTable[] => [...declared.values()].sort((a, b) => a.rank - b.rank);

/** The tables to choose from: those of the program's modules, and what is mapped already. */
export async function offeredTables(call: Call): Promise<LocalTable[]> {
  const mapped = await call.rows<{ local_table: string }>(
    sql`select distinct local_table from object_mappings where organization_id = ${call.organization_id}`,
  );
  return localTables().filter(
    ({ table }) => offersResource(call.actor, table) || mapped.some(({ local_table }) => local_table === table),
  );
}

export const localTable = (table: string): LocalTable | undefined => declared.get(table);
