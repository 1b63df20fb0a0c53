import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { withConnection } from '../db/connect.ts';
import { copyOut } from '../db/copy.ts';
import { type FileStore, syncFolder } from '../ports/files.ts';
import { reasonOf, StartError } from '../start-error.ts';
import { type KeptFiles, keysOf } from './kept-files.ts';
import {
  FOLDERS,
  FORMAT,
  type Folder,
  type FolderContent,
  fingerprintOf,
  type Manifest,
  Measure,
  signatureOf,
  type TableContent,
} from './manifest.ts';
import { beginSnapshot } from './snapshot.ts';
import { appliedMigrations, columnsOf, LEFT_EMPTY, listSequences, quoted, type Table } from './tables.ts';
import { endOfArchive, entryHeader, paddingOf } from './tar.ts';

export interface Source {
  adminUrl: string;
  secret: string;
  version: string;
  stores: Record<Folder, FileStore>;
  kept: readonly KeptFiles[];
  onProgress?: (line: string) => void;
}

/** Rows gathered for one entry: of an entry the size is told before its bytes. */
const ENTRY = 1_048_576;
const MISSING_NAMED = 20;

/**
 * Writes the installation as it is at this instant into one file, while it is used. Nothing has the file's name before it is
 * whole; one that had the name stays until then.
 */
export async function writeBackup(
  source: Source,
  path: string,
  signal?: AbortSignal,
): Promise<{ manifest: Manifest; size: number }> {
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}`);
  try {
    let manifest: Manifest | undefined;
    await withConnection(source.adminUrl, async (client) => {
      const parts = partsOf(client, source, (made) => (manifest = made));
      await pipeline(
        Readable.from(parts, { objectMode: false }),
        createGzip({ level: 5 }),
        createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
        { ...(signal && { signal }) },
      );
    });
    await rename(draft, path);
    await syncFolder(dirname(path));
    return { manifest: manifest!, size: (await stat(path)).size };
  } catch (error) {
    await rm(draft, { force: true });
    const { code, syscall, path: place = draft } = error as NodeJS.ErrnoException;
    if (
      syscall &&
      place === draft &&
      ['ENOENT', 'EACCES', 'ENOSPC', 'EROFS', 'EISDIR', 'EPERM', 'EDQUOT', 'ENOTDIR'].includes(code ?? '')
    )
      throw new StartError(`The backup cannot be written to ${path} (${reasonOf(error)}): give another place.`);
    throw error;
  }
}

/** Files first: what is removed from now on is still there for those copied early. */
async function* partsOf(client: pg.Client, source: Source, done: (manifest: Manifest) => void): AsyncGenerator<Buffer> {
  const { secret, version, onProgress = () => undefined } = source;
  const tables = await beginSnapshot(client);
  const at = new Date();
  const { rows } = await client.query<{ companies: string; people: string }>(
    `select (select count(*) from public.organizations where kind in ('vendor', 'both')) as companies,
       (select count(*) from identity.users) as people`,
  );
  const files: FolderContent[] = [];
  yield* filesOf(client, source, at, (folder) => files.push(folder));
  const contents: TableContent[] = [];
  for (const table of tables) {
    onProgress(table.name);
    const measure = new Measure();
    if (!LEFT_EMPTY.has(table.name)) yield* rowsOf(client, table, measure, at);
    contents.push({ ...table, rows: measure.rows, ...measure.result() });
  }
  const manifest: Manifest = {
    format: FORMAT,
    version,
    taken_at: at.toISOString(),
    postgresql: (await client.query<{ server_version: string }>('show server_version')).rows[0]!.server_version,
    secret: fingerprintOf(secret),
    migrations: await appliedMigrations(client),
    companies: Number(rows[0]!.companies),
    people: Number(rows[0]!.people),
    tables: contents,
    sequences: await listSequences(client),
    files,
  };
  await client.query('commit');
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  yield* entry('manifest.json', text, at);
  yield* entry('manifest.signature', Buffer.from(signatureOf(text, secret)), at);
  yield endOfArchive();
  done(manifest);
}

function* entry(name: string, content: Buffer, at: Date): Generator<Buffer> {
  yield entryHeader(name, content.length, at);
  yield content;
  yield paddingOf(content.length);
}

/** A table in entries of whole rows, numbered on. */
async function* rowsOf(client: pg.Client, table: Table, measure: Measure, at: Date): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let size = 0;
  let part = 0;
  const flush = () => {
    const content = Buffer.concat(gathered);
    measure.addRows(content);
    [gathered, size] = [[], 0];
    part += 1;
    return entry(`tables/${table.name}/${String(part).padStart(8, '0')}`, content, at);
  };
  for await (const rows of copyOut(client, `copy ${quoted(table.name)} (${columnsOf(table)}) to stdout`)) {
    gathered.push(rows);
    size += rows.length;
    if (size >= ENTRY) yield* flush();
  }
  if (size > 0) yield* flush();
}

async function* filesOf(
  client: pg.Client,
  { stores, kept, onProgress = () => undefined }: Source,
  at: Date,
  done: (content: FolderContent) => void,
): AsyncGenerator<Buffer> {
  const found = new Map<Folder, { measure: Measure; count: number; missing: string[]; missing_count: number }>();
  for (const folder of FOLDERS) found.set(folder, { measure: new Measure(), count: 0, missing: [], missing_count: 0 });
  for await (const { folder, key } of keysOf(client, kept)) {
    const its = found.get(folder)!;
    const size = await stores[folder].size(key);
    const content = size === undefined ? undefined : await stores[folder].stream(key);
    if (size === undefined || !content) {
      its.missing_count += 1;
      if (its.missing.length < MISSING_NAMED) its.missing.push(key);
      continue;
    }
    its.count += 1;
    if (its.count % 100 === 1) onProgress(`${folder}, file ${its.count}`);
    its.measure.addName(key, size);
    try {
      yield entryHeader(`${folder}/${key}`, size, at);
      let left = size;
      for await (const chunk of content as AsyncIterable<Buffer>) {
        left -= chunk.length;
        its.measure.add(chunk);
        yield chunk;
      }
      if (left !== 0) throw new Error(`The file ${key} changed while it was read.`);
      yield paddingOf(size);
    } finally {
      // Whoever stops reading here has not begun with the file.
      content.destroy();
    }
  }
  for (const [folder, { measure, ...rest }] of found) done({ folder, ...rest, ...measure.result() });
}
