import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { sql } from './sql.ts';

/** A view, or a function that reads views, which can be created again at any time. Its file has its name. */
export interface View {
  name: string;
  kind: 'view' | 'function';
  /** The path below the views folder, for messages. */
  file: string;
  sql: string;
  hash: string;
}

/** Reads the files of a folder, sorted so that dependencies come first. */
export function readViews(folder: string): View[] {
  if (!existsSync(folder)) return [];
  const files = globSync('**/*.sql', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const views = files.map((file) => {
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    const name = basename(file, '.sql');
    const [, kind, created] = /^create (view|function) (\w+)/m.exec(sql) ?? [];
    if (created !== name || sql.match(/^create /gm)!.length > 1)
      throw new StartError(`The file db/views/${file} must create ${name}, and nothing else.`);
    return { name, kind: kind as View['kind'], file, sql, hash: createHash('sha256').update(sql).digest('hex') };
  });
  return inOrder(views);
}

function inOrder(views: View[]): View[] {
  const names = views.map(({ name }) => name);
  const mentions = new Map(
    views.map(({ name, sql }) => {
      const words = new Set(sql.replaceAll(/--.*/g, '').match(/\w+/g));
      return [name, names.filter((other) => other !== name && words.has(other))];
    }),
  );
  const ordered: View[] = [];
  let waiting = views;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ name }) =>
      mentions.get(name)!.every((other) => ordered.some((done) => done.name === other)),
    );
    if (ready.length === 0)
      throw new StartError(`These views depend on each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    ordered.push(...ready);
    waiting = waiting.filter((view) => !ready.includes(view));
  }
  return ordered;
}

/** Whether the database has exactly these views in their current form. */
export async function viewsAreCurrent(client: pg.Client, views: readonly View[]): Promise<boolean> {
  const rows = await created(client);
  return (
    rows.length === views.length &&
    rows.every(({ name, hash }) => views.some((view) => view.name === name && view.hash === hash))
  );
}

async function created(client: pg.Client): Promise<Pick<View, 'name' | 'kind' | 'hash'>[]> {
  await client.query(
    'create table if not exists tandem_views (name text primary key, kind text not null, hash text not null, position int not null)',
  );
  return (
    await client.query<Pick<View, 'name' | 'kind' | 'hash'>>(
      'select name, kind, hash from tandem_views order by position desc',
    )
  ).rows;
}

/** Drops what `createViews` created, so that the tables under it can change. */
export async function dropViews(client: pg.Client): Promise<void> {
  for (const { name, kind } of await created(client)) {
    try {
      await client.query(`drop ${kind} if exists ${pg.escapeIdentifier(name)}`);
    } catch (error) {
      const { code, detail } = error as pg.DatabaseError;
      if (code !== '2BP01') throw error;
      throw new StartError(
        `The view ${name} cannot be recreated, because an object outside Tandem depends on it (${detail}): drop that object, start Tandem, and create the object again.`,
      );
    }
  }
  await client.query('delete from tandem_views');
}

export async function createViews(
  client: pg.Client,
  views: readonly View[],
  run: (name: string, sql: string) => Promise<void>,
): Promise<void> {
  for (const { file, sql } of views) await run(`view ${file}`, sql);
  await client.query(sql`
    insert into tandem_views (name, kind, hash, position)
    select name, kind, hash, place
    from json_to_recordset(${JSON.stringify(views.map(({ name, kind, hash }, place) => ({ name, kind, hash, place })))})
      as v(name text, kind text, hash text, place int)`);
}
