import pg from 'pg';
import { sql } from '../db/sql.ts';

/** A table with the columns that can be written. */
export interface Table {
  /** The name with its schema, such as `public.deals`. */
  name: string;
  columns: string[];
}

/** Restoring creates these tables with the schema. */
const OF_THE_SCHEMA = ['public.tandem_migrations', 'public.tandem_views', 'graphile_worker.migrations'];
/** Excluded from backups: ended sessions would be open again, and hashes of addresses could be computed again. */
export const EXCLUDED_TABLES: ReadonlySet<string> = new Set(['identity.sessions', 'public.click_salts']);

/** Lists every table with rows of its own, except the record of migrations. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(sql`
    select n.nspname || '.' || c.relname as name,
      (select coalesce(json_agg(attname order by attnum), '[]') from pg_attribute
       where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 't' and n.nspname !~ '^pg_'
      and n.nspname <> 'information_schema'
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
      and n.nspname || '.' || c.relname <> all(${OF_THE_SCHEMA}) order by 1`);
  return rows;
}

/** A snapshot does not fix the values of sequences, but the current value is never less than the rows need. */
export async function listSequences(client: pg.ClientBase): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select schemaname || '.' || sequencename as name, last_value::text as value from pg_sequences
     where last_value is not null and schemaname !~ '^pg_' order by 1`,
  );
  return rows;
}

export async function appliedMigrations(client: pg.ClientBase): Promise<{ name: string; hash: string }[]> {
  const { rows: migrationsTables } = await client.query<{ is_there: boolean }>(
    "select to_regclass('public.tandem_migrations') is not null as is_there",
  );
  if (!migrationsTables[0]!.is_there) return [];
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from public.tandem_migrations order by name',
  );
  return rows;
}

/** Quotes `public.deals` for use in a statement. */
export function quoted(name: string): string {
  const dot = name.indexOf('.');
  return `${pg.escapeIdentifier(name.slice(0, dot))}.${pg.escapeIdentifier(name.slice(dot + 1))}`;
}

export const columnsOf = ({ columns }: Table): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ');

/** A query is copied, because a partitioned table itself cannot be. */
export const copyOf = (table: Table): string =>
  `copy (select ${columnsOf(table)} from ${quoted(table.name)}) to stdout`;

/** Makes every value have one text form, whatever the settings of the server, database or user. */
export async function setPlainTextFormats(client: pg.ClientBase): Promise<void> {
  await client.query(
    `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
     set extra_float_digits = 1; set client_encoding = 'UTF8'; set xmloption = 'content'; set standard_conforming_strings = on;
     set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`,
  );
}
