import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import type { FileStore } from '#server/ports/files.ts';

/** One month of one company's log as a file: gzip of JSON lines, each a whole row, in the order of `(tx, seq)`. */
export interface AuditArchive {
  id: string;
  /** Its first day. */
  month: string;
  file_key: string;
  event_count: number;
  /** The size of the file. */
  byte_count: number;
  sha256: string;
}

const monthText = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `March 2026` for any day of it. */
export const archiveMonthName = (day: string): string => monthText.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));

/** The file of a month cannot be used; the message names the month and what is wrong. */
export class ArchiveDamaged extends Error {
  readonly month: string;
  constructor(month: string, problem: string) {
    super(`The archive of ${archiveMonthName(month)} ${problem}.`);
    this.month = month;
  }
}

/** The size of a group of lines, which is parsed at once. */
const LINES = 2_000;
const CHARACTERS = 4_000_000;

/** Writes lines as a file. @returns what its row must say of it */
export async function writeArchiveFile(
  files: FileStore,
  key: string,
  lines: AsyncIterable<string>,
): Promise<Pick<AuditArchive, 'byte_count' | 'sha256'>> {
  const zipped = createGzip({ level: 6 });
  const hash = createHash('sha256');
  let byte_count = 0;
  const measured = async function* () {
    for await (const chunk of zipped as AsyncIterable<Buffer>) {
      hash.update(chunk);
      byte_count += chunk.length;
      yield chunk;
    }
  };
  const ended = async function* () {
    for await (const line of lines) yield `${line}\n`;
  };
  await Promise.all([pipeline(Readable.from(ended()), zipped), files.take(key, measured())]);
  return { byte_count, sha256: hash.digest('hex') };
}

/**
 * Yields the lines of an archive in groups. The whole file is compared with its row first, so that no byte is parsed that
 * was not written here.
 * @throws ArchiveDamaged when it is missing, truncated or altered
 */
export async function* archivedLines(files: FileStore, archive: AuditArchive): AsyncGenerator<string[]> {
  await requireWhole(files, archive);
  const packed = await contentOf(files, archive);
  const text = createGunzip();
  // An error of either stream is thrown by the loop below.
  const feeding = pipeline(packed, text).catch(() => undefined);
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let group: string[] = [];
  let size = 0;
  try {
    for await (const chunk of text as AsyncIterable<Buffer>) {
      const lines = (rest + decoder.write(chunk)).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        group.push(line);
        size += line.length;
        if (group.length < LINES && size < CHARACTERS) continue;
        yield group;
        [group, size] = [[], 0];
      }
    }
    if (group.length > 0) yield group;
  } finally {
    text.destroy();
    packed.destroy();
    await feeding;
  }
}

async function requireWhole(files: FileStore, archive: AuditArchive): Promise<void> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of (await contentOf(files, archive)) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
    if (bytes > archive.byte_count) break;
  }
  if (bytes < archive.byte_count) throw new ArchiveDamaged(archive.month, 'is truncated');
  if (bytes > archive.byte_count || hash.digest('hex') !== archive.sha256)
    throw new ArchiveDamaged(archive.month, 'was changed after it was written');
}

/** Whether the file is there, as it was written. */
export async function isWholeArchive(files: FileStore, archive: AuditArchive): Promise<boolean> {
  try {
    await requireWhole(files, archive);
    return true;
  } catch (error) {
    if (error instanceof ArchiveDamaged) return false;
    throw error;
  }
}

async function contentOf(files: FileStore, { file_key, month }: AuditArchive): Promise<Readable> {
  const content = await files.stream(file_key);
  if (!content) throw new ArchiveDamaged(month, 'is missing');
  return content;
}
