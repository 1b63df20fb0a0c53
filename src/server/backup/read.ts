import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { reasonOf, StartError } from '../start-error.ts';
import {
  type Content,
  FOLDERS,
  FORMAT,
  type Folder,
  fingerprintOf,
  isSigned,
  type Manifest,
  Measure,
} from './manifest.ts';
import { type Entry, entriesOf } from './tar.ts';

/** Receives the parts of a backup as they are read; other parts are skipped. */
export interface BackupReceiver {
  table?(name: string, rows: AsyncIterable<Buffer>): Promise<void>;
  file?(folder: Folder, key: string, bytes: AsyncIterable<Buffer>): Promise<void>;
}

type Contents = {
  tables: Map<string, Content & { rows: number }>;
  files: Map<Folder, Content & { count: number }>;
  manifest: Buffer | undefined;
  signature: string;
};

const LARGEST_MANIFEST = 64 * 1_048_576;
const KEY = /^[A-Za-z0-9_-]{20,64}$/;

/**
 * Reads a backup completely and verifies its checksums; a taker receives the contents as well.
 * @param secrets one of them must match; without any, the signature is not checked
 * @throws StartError if the backup was changed or has another secret; the taker may have received parts before that
 */
export async function readBackup(
  path: string,
  secrets: readonly string[] | undefined,
  taker: BackupReceiver = {},
  signal?: AbortSignal,
): Promise<Manifest> {
  const contents = await walk(path, taker, signal);
  if (!contents.manifest) throw damaged(path, 'it ends before its table of contents');
  const manifest = parse(path, contents.manifest);
  if (secrets) {
    const secret = secrets.find((each) => manifest.secret === fingerprintOf(each));
    if (secret === undefined)
      throw new StartError(
        `The backup ${path} was made with a different secret: set TANDEM_SECRET to the secret of the installation it was made on (or use its file secret in the data folder).`,
      );
    if (!isSigned(contents.manifest, contents.signature, secret))
      throw damaged(path, 'its table of contents was altered');
  }
  compare(path, manifest, contents);
  return manifest;
}

function compare(path: string, manifest: Manifest, { tables, files }: Contents): void {
  for (const { name, rows, bytes, sha256 } of manifest.tables) {
    const its = tables.get(name) ?? { ...new Measure().result(), rows: 0 };
    if (its.rows !== rows) throw damaged(path, `the table ${name} has ${its.rows} rows instead of ${rows}`);
    if (its.bytes !== bytes || its.sha256 !== sha256) throw damaged(path, `the rows of the table ${name} were altered`);
    tables.delete(name);
  }
  for (const { folder, count, bytes, sha256 } of manifest.files) {
    const its = files.get(folder) ?? { ...new Measure().result(), count: 0 };
    if (its.count !== count) throw damaged(path, `the folder ${folder} has ${its.count} files instead of ${count}`);
    if (its.bytes !== bytes || its.sha256 !== sha256) throw damaged(path, `files of the folder ${folder} were altered`);
    files.delete(folder);
  }
  const [more] = [...tables.keys(), ...files.keys()];
  if (more) throw damaged(path, `${more} was added`);
}

function parse(path: string, text: Buffer): Manifest {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(text.toString()) as Manifest;
  } catch {
    throw damaged(path, 'its table of contents cannot be read');
  }
  if (manifest.format === FORMAT) return manifest;
  throw new StartError(
    `The backup ${path} has a format this version does not know (${String(manifest.format).slice(0, 40)}): use the version that made it, or a newer one.`,
  );
}

async function walk(path: string, taker: BackupReceiver, signal: AbortSignal | undefined): Promise<Contents> {
  const contents: Contents = { tables: new Map(), files: new Map(), manifest: undefined, signature: '' };
  const file = createReadStream(path, { highWaterMark: 262_144, ...(signal && { signal }) });
  const bytes = file.pipe(createGunzip({ chunkSize: 262_144 }));
  file.on('error', (error) => bytes.destroy(error));
  try {
    await takeAll(entriesOf(bytes), contents, taker);
    return contents;
  } catch (error) {
    throw explain(path, error);
  } finally {
    file.destroy();
    bytes.destroy();
  }
}

async function takeAll(entries: AsyncGenerator<Entry>, contents: Contents, taker: BackupReceiver): Promise<void> {
  const folders = new Map<Folder, { measure: Measure; count: number }>();
  let next = (await entries.next()).value as Entry | undefined;
  const goOn = async () => (next = (await entries.next()).value as Entry | undefined);
  while (next) {
    const { name, size, content } = next;
    const [kind, key = ''] = name.split('/');
    const folder = FOLDERS.find((each) => each === kind);
    if (kind === 'tables') {
      if (contents.tables.has(key)) throw new Damage(`the table ${key} appears twice`);
      const measure = new Measure();
      const rows = rowsOf(key, measure);
      await taker.table?.(key, rows);
      for await (const _ of rows);
      contents.tables.set(key, { rows: measure.rows, ...measure.result() });
      continue;
    }
    if (folder) {
      if (!KEY.test(key)) throw new Damage('a file has a name no file can have');
      const its = folders.get(folder) ?? { measure: new Measure(), count: 0 };
      folders.set(folder, its);
      its.count += 1;
      its.measure.addName(key, size);
      const measured = passing(content, (chunk) => its.measure.add(chunk));
      await taker.file?.(folder, key, measured);
      for await (const _ of measured);
    } else if (name === 'manifest.json' && size <= LARGEST_MANIFEST) {
      contents.manifest = await gathered(content);
    } else if (name === 'manifest.signature' && size <= 1_000) {
      contents.signature = (await gathered(content)).toString();
    } else {
      throw new Damage(`${name.slice(0, 100)} does not belong in it`);
    }
    await goOn();
  }
  for (const [folder, { measure, count }] of folders) contents.files.set(folder, { count, ...measure.result() });

  /** The entries of a table are consecutive. */
  async function* rowsOf(table: string, measure: Measure): AsyncGenerator<Buffer> {
    while (next?.name.startsWith(`tables/${table}/`)) {
      yield* passing(next.content, (chunk) => measure.addRows(chunk));
      await goOn();
    }
  }
}

async function* passing(content: AsyncIterable<Buffer>, see: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    see(chunk);
    yield chunk;
  }
}

async function gathered(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

class Damage extends Error {}

const damaged = (path: string, reason: string) =>
  new StartError(`The backup ${path} is damaged (${reason}). Nothing was restored from it. Use another copy.`);

function explain(path: string, error: unknown): unknown {
  const { code, message } = error as { code?: string; message: string };
  if (error instanceof Damage) return damaged(path, message);
  if (code === 'Z_BUF_ERROR' || message === 'Unexpected end of data') return damaged(path, 'it ends early');
  if (message === 'incorrect header check') return new StartError(`The file ${path} is not a Tandem backup.`);
  if (code === 'Z_DATA_ERROR' || message.startsWith('Invalid tar header'))
    return damaged(path, 'its bytes were altered');
  if (['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR'].includes(code ?? ''))
    return new StartError(`The backup ${path} cannot be read (${reasonOf(error)}). Check the path of the file.`);
  return error;
}
