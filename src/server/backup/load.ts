import pg from 'pg';
import { copyIn } from '../db/copy.ts';
import { sql } from '../db/sql.ts';
import { StartError } from '../start-error.ts';
import type { Manifest } from './manifest.ts';
import { columnsOf, listTables, quoted, setPlainTextFormats, type Table } from './tables.ts';

/** Loads rows in one transaction; they are invisible before `finish`. */
export interface Loading {
  table(name: string, rows: AsyncIterable<Buffer>): Promise<void>;
  /** Restores everything that was dropped, which checks the rows, then sets the sequences. The caller commits. */
  finish(): Promise<void>;
  /** Tables of the backup that this version does not have. */
  left: string[];
}

/**
 * Empties the tables and drops everything that would act on loaded rows: foreign keys, triggers, row-level security for
 * the owner, and indexes that only speed up reading.
 * @param requireEmpty checked when other sessions can no longer write
 */
export async function startLoading(
  client: pg.ClientBase,
  manifest: Manifest,
  requireEmpty: () => Promise<void>,
): Promise<Loading> {
  await setPlainTextFormats(client);
  const present = new Map((await listTables(client)).map((table) => [table.name, table]));
  const wanted = new Map(manifest.tables.map((table) => [table.name, table]));
  const left = manifest.tables.filter(({ name, rows }) => !present.has(name) && rows > 0).map(({ name }) => name);
  const tables = [...wanted.values()].filter(({ name }) => present.has(name));
  for (const { name, columns } of tables) requireColumns(name, columns, present.get(name)!.columns);
  const names = tables.map(({ name }) => name);
  const list = names.map(quoted).join(', ');
  await client.query('begin');
  await client.query(`lock table ${list} in access exclusive mode`);
  await requireEmpty();
  const restoreStatements = await dropObstacles(client, names);
  await client.query(`truncate ${list}`);
  return {
    left,
    async table(name, rows) {
      const table = wanted.get(name);
      if (!table || !present.has(name)) return;
      const taken = await take(client, table, rows);
      if (taken !== table.rows) throw new Error(`The table ${name} received ${taken} rows instead of ${table.rows}.`);
    },
    async finish() {
      for (const statement of restoreStatements) await client.query(statement);
      for (const { name, value } of manifest.sequences) {
        await client.query('select setval(to_regclass($1), $2) where to_regclass($1) is not null', [
          quoted(name),
          value,
        ]);
      }
    },
  };
}

async function take(client: pg.ClientBase, table: Table, rows: AsyncIterable<Buffer>): Promise<number> {
  try {
    return await copyIn(client, `copy ${quoted(table.name)} (${columnsOf(table)}) from stdin`, rows);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new StartError(`The rows of ${table.name} do not fit into this database (${error.message}).`);
  }
}

function requireColumns(name: string, columns: readonly string[], present: readonly string[]): void {
  const foreign = columns.find((column) => !present.includes(column));
  if (!foreign) return;
  const what = name.startsWith('graphile_worker.') ? 'The job queue' : 'A table';
  throw new StartError(
    `${what} of this backup has a format this version does not know (${name}, ${foreign}): restore it with the version that made it, then update.`,
  );
}

/** @returns the statements that restore the dropped objects, in order */
async function dropObstacles(client: pg.ClientBase, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ drop_sql: string; restore_sql: string }>(sql`
    with t as (select c.oid, c.oid::regclass::text as name, c.relforcerowsecurity, c.relkind
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname || '.' || c.relname = any(${names}) and c.relkind in ('r', 'p'))
    select drop_sql, restore_sql from (
      select 1 as step, name as place, format('alter table %s no force row level security', name) as drop_sql,
        format('alter table %s force row level security', name) as restore_sql from t where relforcerowsecurity
      union all
      select 2, name || tgname, format('alter table %s disable trigger %I', name, tgname),
        format('alter table %s %s trigger %I', name,
        case tgenabled when 'A' then 'enable always' when 'R' then 'enable replica' else 'enable' end, tgname)
      from t join pg_trigger on tgrelid = t.oid where not tgisinternal and tgenabled <> 'D'
      union all
      select 4, indexrelid::regclass::text, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      from t join pg_index i on i.indrelid = t.oid
      where t.relkind = 'r' and not i.indisunique and not i.indisclustered and not i.indisreplident
        and not exists (select from pg_constraint where conindid = indexrelid)
      union all
      select 3, name || conname, format('alter table %s drop constraint %I', name, conname),
        format('alter table %s add constraint %I %s', name, conname, pg_get_constraintdef(pg_constraint.oid))
      from t join pg_constraint on conrelid = t.oid where contype = 'f'
    ) as all_of_it order by step, place`);
  for (const { drop_sql } of rows) await client.query(drop_sql);
  return rows.map(({ restore_sql }) => restore_sql).reverse();
}
