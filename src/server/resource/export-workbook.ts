import { exponentOf } from '#shared/money/money.ts';
import { wallClock } from '#shared/time/wall-clock.ts';
import type { Row } from '../db/client.ts';
import { plainText } from './csv.ts';
import { type ExportColumn, headingOf, inMinorUnits, majorText } from './export-columns.ts';
import { type Cell, dayCell, instantCell, type NumberStyle, workbook } from './xlsx.ts';

const widths: Record<ExportColumn['kind'], number> = {
  text: 24,
  number: 12,
  money: 16,
  boolean: 10,
  date: 12,
  instant: 18,
};

/**
 * Writes a list as a workbook: dates are dates, money is in major units beside its currency, times are in the company's
 * time zone.
 */
export function workbookOf(
  columns: readonly ExportColumn[],
  chunks: AsyncIterable<readonly Row[]>,
  zone: string,
): AsyncGenerator<Uint8Array> {
  const sheet = columns.map((column) => ({ heading: headingOf(column), width: widths[column.kind] }));
  async function* cells() {
    for await (const rows of chunks) yield rows.map((row) => columns.map((column) => cellOf(column, row, zone)));
  }
  return workbook(sheet, cells());
}

function cellOf({ kind, of, currency }: ExportColumn, row: Row, zone: string): Cell {
  const value = of(row);
  if (value === null || value === undefined) return null;
  switch (kind) {
    case 'number':
      // Spreadsheets round numbers with more digits than a double holds.
      return String(value).replace(/\D/g, '').length > 15 ? String(value) : { number: String(value) };
    case 'money':
      return moneyCell(Number(value), row[currency!]);
    case 'boolean':
      return value as boolean;
    case 'date':
      return dayCell(value as string);
    case 'instant':
      return instantCell(wallClock(value as string, zone));
    case 'text':
      return plainText(value);
  }
}

function moneyCell(minor: number, currency: unknown): Cell {
  const number = majorText(minor, currency);
  if (number === undefined) return inMinorUnits(minor);
  return { number, as: `money${exponentOf(currency as string)}` as NumberStyle };
}
