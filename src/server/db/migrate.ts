import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { withConnection } from './connect.ts';
import { continueNumbers } from './restored.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../db/migrations', import.meta.url));

export type Migration = { name: string; sql: string; hash: string };

/** Any number that no other advisory lock of ours uses. */
const MIGRATION_LOCK = 7_263_002;

/**
 * Brings the schema up to date and returns the names of the files that ran. Several servers may call it at once: the
 * first does the work, the others wait for it.
 * @param last where to stop, for rows of that version to be loaded
 */
export async function migrate(adminUrl: string, folder: string = MIGRATIONS_FOLDER, last?: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  return await withConnection(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // The queue's own tables come first, because ours may refer to them.
    await runMigrations({ connectionString: adminUrl, logger: silent });
    const all = await findPending(client, migrations);
    const pending = last === undefined ? all : all.filter(({ name }) => name <= last);
    for (const migration of pending) await apply(client, migration);
    if (folder === MIGRATIONS_FOLDER && last === undefined) await continueNumbers(client);
    return pending.map(({ name }) => name);
  });
}

/** @throws StartError where the database is not of this version */
export async function requireMigrated(adminUrl: string): Promise<void> {
  const pending = await withConnection(adminUrl, (client) => findPending(client, readMigrations(MIGRATIONS_FOLDER)));
  if (pending.length > 0)
    throw new StartError(
      'This database is of an earlier version: start Tandem, which brings it up to date, then try again.',
    );
}

const silent = new Logger(() => () => undefined);

/** The files in the order of their numbers, which must be unique. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const numbers = new Map<string, string>();
  for (const name of names) {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
    if (!number) throw new StartError(`The migration ${name} is not named like 0001_create_partners.sql.`);
    const other = numbers.get(number);
    if (other) throw new StartError(`The migrations ${other} and ${name} have the same number.`);
    numbers.set(number, name);
  }
  return names.map((name) => {
    // Git on Windows may change line ends; that is no change of the migration.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
  });
}

async function findPending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  await client.query(
    'create table if not exists tandem_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from tandem_migrations order by name',
  );
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, hash } of rows) {
    const file = byName.get(name);
    if (!file) {
      throw new StartError(
        `The database has run the migration ${name}, which this Tandem does not know: start a version at least as new.`,
      );
    }
    if (file.hash !== hash) {
      throw new StartError(
        `The migration ${name} has changed since it ran on this database: restore the file, and put the change into a new one.`,
      );
    }
  }
  const done = new Set(rows.map(({ name }) => name));
  const last = rows.at(-1)?.name ?? '';
  const pending = migrations.filter(({ name }) => !done.has(name));
  const late = pending.find(({ name }) => name < last);
  if (late)
    throw new StartError(
      `The migration ${late.name} is numbered before ${last}, which already ran: give it the next number.`,
    );
  return pending;
}

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into tandem_migrations (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${name}${lineOf(error, sql)} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** PostgreSQL counts characters from one. */
function lineOf(error: unknown, sql: string): string {
  const position = Number((error as { position?: string }).position);
  return position ? ` (line ${sql.slice(0, position).split('\n').length})` : '';
}
