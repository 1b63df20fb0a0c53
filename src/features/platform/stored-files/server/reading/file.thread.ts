import { parentPort, workerData } from 'node:worker_threads';
import { officeText } from './office-text.ts';
import { withWatermark } from './watermark.ts';

/** The task that `apart.ts` sends to this thread. */
export type FileTask = { bytes: Uint8Array } & ({ kind: 'text' } | { kind: 'watermark'; lines: readonly string[] });
export type FileAnswer = { done: unknown } | { failed: string };

async function answerTo(task: FileTask): Promise<FileAnswer> {
  try {
    return { done: task.kind === 'text' ? officeText(task.bytes) : await withWatermark(task.bytes, task.lines) };
  } catch (error) {
    return { failed: (error as Error).message };
  }
}

parentPort!.postMessage(await answerTo(workerData as FileTask));
