import { Worker } from 'node:worker_threads';
import type { FileType } from '../../schema.ts';
import { type FileText, limits } from './limits.ts';

const nothing: FileText = { status: 'empty', pages: null, text: '' };
/** The result for a file that is damaged or gone. */
export const unreadText: FileText = { status: 'failed', pages: null, text: '' };

const isReadable = (kind: FileType, file_name: string) =>
  kind === 'pdf' || kind === 'text' || /\.(docx|xlsx|pptx|odt|ods|odp)$/i.test(file_name);

/** The text of a file, within the limits. A damaged file gives the status `failed` and never an exception. */
export function textOfFile(kind: FileType, file_name: string, bytes: Buffer): Promise<FileText> {
  if (!isReadable(kind, file_name) || bytes.length > limits.bytes) return Promise.resolve(nothing);
  return new Promise((resolve) => {
    const copy = new Uint8Array(bytes);
    const worker = new Worker(new URL('./read-text.thread.ts', import.meta.url), {
      workerData: { kind, bytes: copy },
      transferList: [copy.buffer],
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
      stderr: true,
      stdout: true,
    });
    const finish = (found: FileText) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(found);
    };
    const timer = setTimeout(() => finish(unreadText), limits.seconds * 1000);
    worker.once('message', finish);
    worker.once('error', () => finish(unreadText));
    worker.once('exit', () => finish(unreadText));
  });
}
