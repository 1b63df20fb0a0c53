import { setImmediate } from 'node:timers/promises';
import { badRequest } from '../errors.ts';
import { guardedTask } from '../guarded/guarded.ts';
import type { Table } from './read-file.ts';

export interface Upload {
  file_name: string;
  bytes: Buffer;
}

const MOST_FILES = 10;

const limits = { subject: 'The file', field: 'files', seconds: 30 } as const;
const module = new URL('./table.task.ts', import.meta.url);
type Read = typeof import('./table.task.ts').run;
const readQuickly = guardedTask<Read>(module, limits);
const readLarge = guardedTask<Read>(module, { ...limits, lane: 'large' });

/** Larger texts, and workbooks that may unpack to a thousand times their size, get a process with more memory. */
const SMALL_TEXT = 2_000_000;
const SMALL_WORKBOOK = 100_000;
const isSmall = (bytes: Uint8Array) =>
  bytes.length <= (bytes[0] === 0x50 && bytes[1] === 0x4b ? SMALL_WORKBOOK : SMALL_TEXT);

/**
 * Reads a file in a process of its own, so that nobody else notices.
 * @param share whose file it is
 * @param rows how many of its rows are wanted
 * @throws 400 naming the file and what is wrong with it
 */
export async function readUpload(
  { file_name, bytes }: Upload,
  share: string,
  rows = Number.MAX_SAFE_INTEGER,
): Promise<Table> {
  const read = isSmall(bytes) ? readQuickly : readLarge;
  const { parts, ...table } = await read({ file_name, bytes, rows }, { share });
  const all: string[][] = [];
  for (const [index, part] of parts.entries()) {
    if (index > 0) await setImmediate();
    for (const row of JSON.parse(part) as string[][]) all.push(row);
  }
  return { ...table, rows: all };
}

/** @throws 400 with the name of the invalid file and the reason */
export async function readUploads(uploads: readonly Upload[], share: string): Promise<Map<string, Table>> {
  if (uploads.length === 0) throw badRequest('Choose at least one file.', { files: ['is required'] });
  if (uploads.length > MOST_FILES)
    throw badRequest(`Upload at most ${MOST_FILES} files at once.`, { files: [`at most ${MOST_FILES}`] });
  const tables = new Map<string, Table>();
  for (const { file_name, bytes } of uploads) {
    if (tables.has(file_name))
      throw badRequest(`There are two files named ${file_name}.`, { files: [`two are named ${file_name}`] });
    tables.set(file_name, await readUpload({ file_name, bytes }, share));
  }
  return tables;
}
