import { guardFormulas, quoteCell } from '#shared/text/csv.ts';
import type { Table } from './tables.ts';

/** RFC 4180; what a spreadsheet would run as a formula is prefixed with an apostrophe. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  const text = String(value);
  const isFigure = typeof value === 'number' || /^-?\d+(\.\d+)?$/.test(text);
  return quoteCell(isFigure ? text : guardFormulas(text));
}

const line = (cells: readonly (string | number | null)[]) => `${cells.map(cell).join(',')}\r\n`;

/** Tables of one file, separated by an empty line. The byte order mark tells spreadsheets that the file is UTF-8. */
export function csvOf(tables: readonly Table[]): string {
  const parts = tables.map(
    ({ columns, rows }) =>
      line(columns.map(({ label }) => label)) + rows.map((row) => line(row.map(({ raw }) => raw))).join(''),
  );
  return `\uFEFF${parts.join('\r\n')}`;
}
