import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createDatabase } from '../db/cluster.ts';
import { withConnection } from '../db/connect.ts';
import { MIGRATIONS_FOLDER, migrate, readMigrations, VIEWS_FOLDER } from '../db/migrate.ts';
import { type Logins, provisionRoles } from '../db/roles.ts';
import { sql } from '../db/sql.ts';
import { readViews } from '../db/views.ts';

/** A migrated, empty database to copy, with the logins that work on its copies. */
export type Template = { database: string; adminUrl: string; logins: Logins };

/** Test databases contain nothing secret. */
export const TEMPLATE_SECRET = 'the test databases share this one secret';
const PREFIX = 'tandem_test_template_';
const TEMPLATE_LOCK = 7_263_003;

/** The hash of everything that a migrated database is made of. */
export function templateHash(): string {
  const hash = createHash('sha256');
  for (const migration of readMigrations(MIGRATIONS_FOLDER)) hash.update(migration.name).update(migration.hash);
  for (const view of readViews(VIEWS_FOLDER)) hash.update(view.name).update(view.hash);
  const makers = [
    'db/roles.ts',
    'db/migrate.ts',
    'db/views.ts',
    'db/cluster.ts',
    'postgres/initdb.ts',
    'testing/template.ts',
  ];
  for (const file of makers) hash.update(readFileSync(new URL(`../${file}`, import.meta.url)));
  hash.update(readFileSync(new URL('../../../package-lock.json', import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Finds or creates the template of the current migrations. `serverUrl` is an administrator's URL of a maintenance
 * database; with `ownServer` it is the superuser's, and the copies get an ordinary administrator, as in production.
 */
export async function ensureTemplate(serverUrl: string, hash: string, ownServer: boolean): Promise<Template> {
  const database = `${PREFIX}${hash}`;
  return await withConnection(serverUrl, async (client) => {
    await client.query(sql`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const { rows } = await client.query<{ is_complete: boolean }>(sql`
      select shobj_description(oid, 'pg_database') is not distinct from 'complete' as is_complete from pg_database
      where datname = ${database}`);
    const isComplete = rows[0]?.is_complete ?? false;
    if (!isComplete) await client.query(`drop database if exists ${database} with (force)`);
    if (!isComplete && !ownServer) await client.query(`create database ${database}`);
    const adminUrl = ownServer
      ? await createDatabase(serverUrl, database, TEMPLATE_SECRET)
      : onDatabase(serverUrl, database);
    const logins = await withConnection(adminUrl, (admin) => provisionRoles(admin, TEMPLATE_SECRET));
    if (!isComplete) {
      await migrate(adminUrl);
      await client.query(`comment on database ${database} is 'complete'`);
    }
    return { database, adminUrl, logins };
  });
}

export function onDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
