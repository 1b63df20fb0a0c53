import { parentPort, workerData } from 'node:worker_threads';
import { cleaned, type FileText } from './limits.ts';
import { textOfOffice } from './office.ts';
import { textOfPdf } from './pdf.ts';

/** Reads one file in a separate thread, which is ended when it takes too long or too much memory. */
const { kind, bytes } = workerData as { kind: string; bytes: Uint8Array };

async function read(): Promise<FileText> {
  if (kind === 'pdf') return textOfPdf(bytes);
  if (kind !== 'text') return textOfOffice(bytes);
  const { text, isCut } = cleaned(new TextDecoder().decode(bytes));
  return { status: text === '' ? 'empty' : isCut ? 'partly' : 'read', pages: null, text };
}

read().then(
  (found) => parentPort!.postMessage(found),
  () => parentPort!.postMessage({ status: 'failed', pages: null, text: '' } satisfies FileText),
);
