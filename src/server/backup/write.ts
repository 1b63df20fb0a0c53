import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
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
import { startSnapshot } from './snapshot.ts';
import { appliedMigrations, copyOf, EXCLUDED_TABLES, listSequences, type Table } from './tables.ts';
import { type AddEntry, writeTar } from './tar.ts';

export interface Source {
  adminUrl: string;
  secret: string;
  version: string;
  stores: Record<Folder, FileStore>;
  keptFiles: readonly KeptFiles[];
  onProgress?: (line: string) => void;
}

/**
 * The size in bytes at which collected rows become one entry. Rows are collected because an entry's size precedes its
 * bytes.
 */
const ENTRY = 1_048_576;
const MISSING_NAMED = 20;

/**
 * Writes the current installation into one file while it is in use. The file gets its name when it is complete; until
 * then, an older file keeps that name.
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
      const at = new Date();
      await writeTar(
        at,
        async (add) => {
          manifest = await fill(client, source, at, add);
        },
        (archive) =>
          pipeline(
            archive,
            createGzip({ level: 5 }),
            createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
            { ...(signal && { signal }) },
          ),
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
      throw new StartError(`The backup cannot be written to ${path} (${reasonOf(error)}): choose another place.`);
    throw error;
  }
}

/** Files are written before rows, so that files removed later are still there to be copied. */
async function fill(client: pg.Client, source: Source, at: Date, add: AddEntry): Promise<Manifest> {
  const { secret, version, onProgress = () => undefined } = source;
  const tables = await startSnapshot(client);
  const { rows } = await client.query<{ companies: string; people: string }>(
    `select (select count(*) from public.organizations where kind in ('vendor', 'both')) as companies,
       (select count(*) from identity.users) as people`,
  );
  const files = await addFiles(client, source, add);
  const contents: TableContent[] = [];
  for (const table of tables) {
    onProgress(table.name);
    const measure = new Measure();
    if (!EXCLUDED_TABLES.has(table.name)) await addRows(client, table, measure, add);
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
  const signature = Buffer.from(signatureOf(text, secret));
  await add('manifest.json', text.length, [text]);
  await add('manifest.signature', signature.length, [signature]);
  return manifest;
}

/** Writes a table as numbered entries of complete rows. */
async function addRows(client: pg.Client, table: Table, measure: Measure, add: AddEntry): Promise<void> {
  let gathered: Buffer[] = [];
  let size = 0;
  let part = 0;
  const flush = async () => {
    part += 1;
    for (const rows of gathered) measure.addRows(rows);
    await add(`tables/${table.name}/${String(part).padStart(8, '0')}`, size, gathered);
    [gathered, size] = [[], 0];
  };
  for await (const rows of copyOut(client, copyOf(table))) {
    gathered.push(rows);
    size += rows.length;
    if (size >= ENTRY) await flush();
  }
  if (size > 0) await flush();
}

async function addFiles(
  client: pg.Client,
  { stores, keptFiles, onProgress = () => undefined }: Source,
  add: AddEntry,
): Promise<FolderContent[]> {
  const contentByFolder = new Map<
    Folder,
    { measure: Measure; count: number; missing: string[]; missing_count: number }
  >();
  for (const folder of FOLDERS)
    contentByFolder.set(folder, { measure: new Measure(), count: 0, missing: [], missing_count: 0 });
  for await (const { folder, key } of keysOf(client, keptFiles)) {
    const its = contentByFolder.get(folder)!;
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
      await add(`${folder}/${key}`, size, measured(content as AsyncIterable<Buffer>, its.measure, key, size));
    } finally {
      // The content was not read if writing stops here.
      content.destroy();
    }
  }
  return [...contentByFolder].map(([folder, { measure, ...rest }]) => ({ folder, ...rest, ...measure.result() }));
}

async function* measured(content: AsyncIterable<Buffer>, measure: Measure, key: string, size: number) {
  let left = size;
  for await (const chunk of content) {
    left -= chunk.length;
    measure.add(chunk);
    yield chunk;
  }
  if (left !== 0) throw new Error(`The file ${key} changed while it was read.`);
}
