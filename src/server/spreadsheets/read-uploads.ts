import { Worker } from 'node:worker_threads';
import { badRequest } from '../errors.ts';
import type { ReadingAnswer, ReadingTask } from './read-file.thread.ts';
import { readTable, refuse, type Table } from './read-file.ts';
import { isZip } from './read-workbook.ts';

export interface Upload {
  file_name: string;
  bytes: Buffer;
}

const MOST_FILES = 10;

/** Smaller texts are read in some hundredths of a second; a workbook can unpack to a thousand times its size. */
const SMALL_TEXT = 256_000;
const SMALL_WORKBOOK = 16_000;
const LONGEST_MS = 30_000;
const MOST_MEMORY_MB = 1_024;

/**
 * Reads a file without anybody else noticing: what is large, or may unpack to something large, in a thread of its own with
 * bounds to its time and memory, one after the other.
 * @param rows how many of its rows are wanted
 * @throws 400 naming the file and what is wrong with it
 */
export async function readUpload({ file_name, bytes }: Upload, rows = Number.MAX_SAFE_INTEGER): Promise<Table> {
  if (bytes.length > (isZip(bytes) ? SMALL_WORKBOOK : SMALL_TEXT))
    return inTurn(() => readApart({ file_name, bytes, rows }));
  const table = readTable(file_name, bytes);
  return { ...table, rows: table.rows.slice(0, rows) };
}

/** @throws 400 with the name of the invalid file and the reason */
export async function readUploads(uploads: readonly Upload[]): Promise<Map<string, Table>> {
  if (uploads.length === 0) throw badRequest('Choose at least one file.', { files: ['is required'] });
  if (uploads.length > MOST_FILES)
    throw badRequest(`Upload at most ${MOST_FILES} files at once.`, { files: [`at most ${MOST_FILES}`] });
  const tables = new Map<string, Table>();
  for (const { file_name, bytes } of uploads) {
    if (tables.has(file_name))
      throw badRequest(`There are two files named ${file_name}.`, { files: [`two are named ${file_name}`] });
    tables.set(file_name, await readUpload({ file_name, bytes }));
  }
  return tables;
}

let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}

async function readApart(task: ReadingTask): Promise<Table> {
  const thread = new Worker(new URL('./read-file.thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<ReadingAnswer>((resolve, reject) => {
      timer = setTimeout(() => reject(refuse(task.file_name, 'takes too long to read; save it as CSV')), LONGEST_MS);
      thread.once('message', resolve);
      thread.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuse(task.file_name, 'is too large to read') : error),
      );
    });
    if ('refusal' in answer) throw badRequest(answer.refusal.message, answer.refusal.errors);
    return JSON.parse(answer.table) as Table;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
