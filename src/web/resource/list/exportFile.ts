import { apiResponse } from '../../requests/api.ts';
import { fileName, saveFile } from '../../requests/download.ts';

export type ExportFormat = 'csv' | 'xlsx';

/** Counts line ends outside quotes, because quoted text may contain some. */
function rowCounter() {
  let quoted = false;
  let rows = 0;
  return (chunk: Uint8Array) => {
    for (const byte of chunk) {
      if (byte === 34) quoted = !quoted;
      else if (byte === 10 && !quoted) rows += 1;
    }
    return Math.max(0, rows - 1); // the first line names the columns
  };
}

/** The progress of an export. The rows of a compressed workbook cannot be counted, only its size. */
export interface ExportProgress {
  rows?: number;
  bytes: number;
}

/** Streams the whole result into a file. @returns the final progress */
export async function exportFile(
  resource: string,
  format: ExportFormat,
  query: Record<string, readonly string[]>,
  onProgress: (progress: ExportProgress) => void,
): Promise<ExportProgress> {
  const response = await apiResponse(`${resource}/export.${format}`, { query });
  const count = format === 'csv' ? rowCounter() : undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const progress: ExportProgress = { bytes: 0 };
  const reader = response.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    progress.bytes += value.length;
    if (count) progress.rows = count(value);
    onProgress(progress);
  }
  saveFile(fileName(resource, format), new Blob(chunks, { type: response.headers.get('content-type') ?? '' }));
  return progress;
}
