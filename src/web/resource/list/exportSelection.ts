import { apiResponse } from '../../api.ts';
import { fileName, saveFile } from '../../download.ts';

/** As many rows as one address names with room to spare; the specification's page of an export. */
const PAGE = 20;

/** The chosen rows, of whatever pages of the list they were, as one CSV file in the order they were chosen. */
export async function exportSelection(resource: string, ids: readonly string[]): Promise<void> {
  const parts: string[] = [];
  for (let at = 0; at < ids.length; at += PAGE) {
    const response = await apiResponse(`${resource}/export.csv`, { query: { id: ids.slice(at, at + PAGE) } });
    const text = await response.text();
    // The headings once, at the top.
    parts.push(at === 0 ? `\ufeff${text.replace(/^\ufeff/, '')}` : text.slice(text.indexOf('\n') + 1));
  }
  saveFile(fileName(resource, 'csv'), new Blob(parts, { type: 'text/csv;charset=utf-8' }));
}
