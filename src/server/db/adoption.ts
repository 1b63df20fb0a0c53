import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { sql } from './sql.ts';

/**
 * The migrations were rewritten once, before the first release (decision 0056). A database or backup at the last old
 * migration is adopted: `db/adoption/*.sql` makes it equal to the result of the new migrations, and these count as
 * applied.
 */
type Applied = { name: string; hash: string };

const FOLDER = fileURLToPath(new URL('../../../db/adoption', import.meta.url));
const FIRST_OLD = '0001_create_tenancy.sql';
export const LAST_OLD = '0527_hide_private_reports_in_log.sql';
/** A hash over the names and hashes of all old migrations. */
const ALL_OLD = 'a27f5cff79c160c83c03b1885220973b87638a28356c20454021933a6fcb77f6';
/** The last new migration that an adopted database includes; later ones run as usual. */
const LAST_ADOPTED = '0011_platform.sql';

export function isOld(applied: readonly Applied[]): boolean {
  return applied.some(({ name }) => name === FIRST_OLD);
}

/** @throws StartError for any other old state */
export function requireLastOld(applied: readonly Applied[], what: 'database' | 'backup'): void {
  const hash = createHash('sha256');
  for (const { name, hash: its } of applied) hash.update(`${name} ${its}\n`);
  if (hash.digest('hex') === ALL_OLD) return;
  const remedy = {
    database: 'start that version once on this database, then this one',
    backup: 'restore it with that version, start it, and back up again',
  };
  throw new StartError(
    `This ${what} was made by a version before the first release, at the migration ${applied.at(-1)!.name}, and can be updated only by the last version that had these migrations (up to ${LAST_OLD}): ${remedy[what]}.`,
  );
}

/** The schema at the last old migration, for the rows of an old backup. */
export const schemaOfLastOld = (): string => gunzipSync(readFileSync(join(FOLDER, '0527.sql.gz'))).toString();

/** Converts a database at the last old migration into one with the new migrations. @param migrations the new ones */
export async function adopt<M extends Applied & { sql: string }>(
  client: pg.Client,
  migrations: readonly M[],
  run: (name: string, sql: string) => Promise<void>,
): Promise<void> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) await run(`adoption ${name}`, readFileSync(join(FOLDER, name), 'utf8'));
  const adopted = migrations.filter(({ name }) => name <= LAST_ADOPTED);
  for (const { name, sql } of adopted) await run(`functions of ${name}`, functionsOf(sql).join('\n'));
  await client.query('delete from tandem_migrations');
  for (const { name, hash } of adopted)
    await client.query(sql`insert into tandem_migrations (name, hash) values (${name}, ${hash})`);
}

/**
 * Function bodies are text and keep the old names of columns, so functions are created again. `numbers_before` (no
 * `$$`) keeps its stored value.
 */
function functionsOf(sql: string): string[] {
  const matches = sql.matchAll(/^create ((?:function|procedure) [^;$]*?\$\$[\s\S]*?\$\$;)/gm);
  return [...matches].map(([, definition]) => `create or replace ${definition}`);
}
