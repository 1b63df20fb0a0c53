import { apiResponse } from '../api.ts';

/** Counts line ends outside quotes: a quoted text may hold some of its own. */
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

/** Streams the whole result into a file. `onProgress` hears the number of rows so far. */
export async function exportCsv(
  resource: string,
  query: Record<string, readonly string[]>,
  onProgress: (rows: number) => void,
): Promise<number> {
  const response = await apiResponse(`${resource}/export.csv`, { query });
  const count = rowCounter();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let rows = 0;
  const reader = response.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    rows = count(value);
    onProgress(rows);
  }
  const address = URL.createObjectURL(new Blob(chunks, { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${resource}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(address);
  return rows;
}
