import { Worker } from 'node:worker_threads';
import { Refusal } from '#server/errors.ts';
import type { FileAnswer, FileTask } from './file.thread.ts';
import type { OfficeText } from './office-text.ts';

const LONGEST_MS = 20_000;
const MOST_MEMORY_MB = 768;
const CANNOT_READ = 'This file cannot be shown as text. Download it to open it.';
const CANNOT_MARK = 'This PDF cannot carry a watermark, so it cannot be opened here. It may be protected or damaged.';

/** The text of an office file. @throws 422 */
export const textOfOfficeFile = (bytes: Uint8Array) => apart<OfficeText>({ kind: 'text', bytes }, CANNOT_READ);

/** A PDF with a line on every page. @throws 422 for one that cannot take it: without the line it is not handed out */
export const watermarked = (bytes: Uint8Array, lines: readonly string[]) =>
  apart<Uint8Array>({ kind: 'watermark', bytes, lines }, CANNOT_MARK);

let last: Promise<unknown> = Promise.resolve();

/** In a thread of its own with bounds to time and memory, one after the other: others do not notice. */
function apart<T>(task: FileTask, refusal: string): Promise<T> {
  const mine = last.then(() => inThread<T>(task, refusal));
  last = mine.catch(() => {});
  return mine;
}

async function inThread<T>(task: FileTask, refusal: string): Promise<T> {
  const thread = new Worker(new URL('./file.thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<FileAnswer>((resolve, reject) => {
      timer = setTimeout(() => resolve({ failed: 'takes too long' }), LONGEST_MS);
      thread.once('message', resolve);
      thread.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ failed: 'is too large' }) : reject(error),
      );
    });
    if ('failed' in answer) throw new Refusal(422, refusal);
    return answer.done as T;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
