import { apiResponse } from '../../requests/api.ts';
import { fileName, saveFile } from '../../requests/download.ts';

/** The number of ids in one address, which is the specification's page size of an export. */
const PAGE = 20;

/** Exports the selected rows, from any pages of the list, as one CSV file in the order of selection. */
export async function exportSelection(resource: string, ids: readonly string[]): Promise<void> {
  const parts: string[] = [];
  for (let at = 0; at < ids.length; at += PAGE) {
    const response = await apiResponse(`${resource}/export.csv`, { query: { id: ids.slice(at, at + PAGE) } });
    const text = await response.text();
    // Only the first part keeps its headings.
    parts.push(at === 0 ? `\ufeff${text.replace(/^\ufeff/, '')}` : text.slice(text.indexOf('\n') + 1));
  }
  saveFile(fileName(resource, 'csv'), new Blob(parts, { type: 'text/csv;charset=utf-8' }));
}
