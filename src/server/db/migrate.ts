import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { adopt, isOld, requireLastOld, schemaOfLastOld } from './adoption.ts';
import { withConnection } from './connect.ts';
import { continueNumbers } from './restored.ts';
import { createViews, dropViews, readViews, viewsAreCurrent } from './views.ts';

const DATABASE_FOLDER = fileURLToPath(new URL('../../../db', import.meta.url));
export const MIGRATIONS_FOLDER = join(DATABASE_FOLDER, 'migrations');
export const VIEWS_FOLDER = join(DATABASE_FOLDER, 'views');

export type Migration = { name: string; sql: string; hash: string };

/** Any number that no other advisory lock of ours uses. */
const MIGRATION_LOCK = 7_263_002;

/**
 * Updates the schema in one transaction and returns the names of the migrations that ran. Several servers may call it
 * at once: the first does the work while the others wait. Views are dropped before and created after, so that
 * migrations can change the tables under them.
 * @param folder with `migrations` and `views`
 */
export function migrate(adminUrl: string, folder: string = DATABASE_FOLDER): Promise<string[]> {
  return prepared(adminUrl, async (client) => {
    const migrations = readMigrations(join(folder, 'migrations'));
    const views = readViews(join(folder, 'views'));
    const applied = await appliedMigrations(client);
    const isAdopted = folder === DATABASE_FOLDER && isOld(applied);
    if (isAdopted) requireLastOld(applied, 'database');
    const ran: string[] = [];
    await inTransaction(client, async () => {
      if (isAdopted) {
        await adopt(client, migrations, (name, sql) => run(client, name, sql));
        ran.push('adoption');
      }
      const pending = await findPending(client, migrations);
      if (pending.length === 0 && !isAdopted && (await viewsAreCurrent(client, views))) return;
      await dropViews(client);
      for (const migration of pending) await apply(client, migration);
      await createViews(client, views, (name, sql) => run(client, name, sql));
      ran.push(...pending.map(({ name }) => name));
    });
    if (folder === DATABASE_FOLDER) await continueNumbers(client);
    return ran;
  });
}

/**
 * Creates the schema of an earlier version, to load its rows; `migrate` does the rest afterwards.
 * @param applied the migrations that version had run
 */
export function migrateUntil(adminUrl: string, applied: readonly { name: string; hash: string }[]): Promise<void> {
  return prepared(adminUrl, (client) =>
    inTransaction(client, async () => {
      const present = await appliedMigrations(client);
      if (isOld(applied)) {
        if (present.length === 0) await run(client, 'schema of 0527', schemaOfLastOld());
        return;
      }
      const last = applied.at(-1)!.name;
      const pending = await findPending(client, readMigrations(MIGRATIONS_FOLDER));
      const missing = pending.filter(({ name }) => name <= last);
      if (missing.length > 0) await dropViews(client);
      for (const migration of missing) await apply(client, migration);
    }),
  );
}

/** @throws StartError if the database has another version */
export async function requireMigrated(adminUrl: string): Promise<void> {
  const isCurrent = await withConnection(adminUrl, async (client) => {
    const applied = await appliedMigrations(client);
    if (isOld(applied)) return false;
    const pending = await findPending(client, readMigrations(MIGRATIONS_FOLDER));
    return pending.length === 0 && (await viewsAreCurrent(client, readViews(VIEWS_FOLDER)));
  });
  if (!isCurrent)
    throw new StartError(
      'This database has the schema of an earlier version: start Tandem, which updates it, then try again.',
    );
}

function prepared<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withConnection(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // The queue's own tables come first, because ours may refer to them.
    await runMigrations({ connectionString: adminUrl, logger: silent });
    return await work(client);
  });
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const silent = new Logger(() => () => undefined);

/** Reads the files in the order of their numbers, which must be unique. */
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
    // Git on Windows may change line endings, which does not change the migration.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
  });
}

async function appliedMigrations(client: pg.Client): Promise<{ name: string; hash: string }[]> {
  await client.query(
    'create table if not exists tandem_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  return (await client.query<{ name: string; hash: string }>('select name, hash from tandem_migrations order by name'))
    .rows;
}

async function findPending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const rows = await appliedMigrations(client);
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, hash } of rows) {
    const file = byName.get(name);
    if (!file) {
      throw new StartError(
        `The database has run the migration ${name}, which this version does not know: start a newer version.`,
      );
    }
    if (file.hash !== hash) {
      throw new StartError(
        `The migration ${name} has changed since it ran on this database: restore the file, and put the change into a new migration.`,
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
  await run(client, `migration ${name}`, sql);
  await client.query('insert into tandem_migrations (name, hash) values ($1, $2)', [name, hash]);
}

async function run(client: pg.Client, name: string, sql: string): Promise<void> {
  try {
    await client.query(sql);
    // Pending deferred triggers would prevent the next file from changing their table.
    await client.query('set constraints all immediate');
  } catch (error) {
    throw new Error(`The ${name}${lineOf(error, sql)} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** PostgreSQL counts characters from one. */
function lineOf(error: unknown, sql: string): string {
  const position = Number((error as { position?: string }).position);
  return position ? ` (line ${sql.slice(0, position).split('\n').length})` : '';
}
