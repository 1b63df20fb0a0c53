import { parse } from 'csv-parse/sync';
import { withoutFormulaGuards } from '#shared/text/csv.ts';
import { badRequest } from '../errors.ts';
import { isOldOffice, isZip, readWorkbook, tooManyCells } from './read-workbook.ts';

export interface Table {
  /** `Excel` for workbooks. */
  encoding: string;
  /** The sign between the cells; for a workbook, the name of its sheet. */
  delimiter: string;
  header: string[];
  rows: string[][];
  /** The number of each row as a spreadsheet counts, with the header, titles and blank rows. */
  row_numbers: number[];
  /** By row number, the cells beyond the last heading: what is left of them may stand in the wrong columns. */
  surplus: Record<string, string>;
}

const MOST_ROWS = 200_000;
/** With blank ones. */
const MOST_RECORDS = 2 * MOST_ROWS;
const MOST_COLUMNS = 200;
/** In characters. Headings are compared with the names of fields, which takes the longer the longer they are. */
const MOST_HEADING = 1_000;
/** In characters; a spreadsheet holds a third of it. */
const MOST_CELL = 100_000;
/** In characters, of what is shown of cells beyond the last heading. */
const MOST_SURPLUS = 200;
/** Also of empty ones: a few bytes can stand for a whole row of them. */
const MOST_CELLS = 10_000_000;
/** In characters; three times as much as a file of text can hold. */
const MOST_TEXT = 60_000_000;

/** Reads a file of any format as a table. @throws 400 naming the file and what is wrong with it */
export function readTable(file_name: string, bytes: Buffer): Table {
  const table = isZip(bytes) || isOldOffice(bytes) ? readSheet(file_name, bytes) : readText(file_name, bytes);
  const at = headerAt(table.records);
  const named = table.records[at];
  if (!named) throw refuse(file_name, 'is empty');
  const { rows, row_numbers } = filledRows(table.records, at + 1);
  if (rows.length > MOST_ROWS || table.records.length >= MOST_RECORDS)
    throw refuse(file_name, `has more than ${MOST_ROWS.toLocaleString('en')} rows`);
  const header = withUnnamed(named, rows, isWorkbook(table));
  if (header.length > MOST_COLUMNS) throw refuse(file_name, `has more than ${MOST_COLUMNS} columns`);
  if (header.some((cell) => cell.length > MOST_HEADING))
    throw refuse(file_name, `has a heading of more than ${MOST_HEADING.toLocaleString('en')} characters`);
  if (rows.some((row) => row.some((cell) => cell.length > MOST_CELL)))
    throw refuse(file_name, `has a cell of more than ${MOST_CELL.toLocaleString('en')} characters`);
  return {
    encoding: table.encoding,
    delimiter: table.delimiter,
    header: distinct(header),
    rows: rows.map((row) => (row.length > header.length ? row.slice(0, header.length) : row)),
    row_numbers,
    surplus: surplusOf(rows, row_numbers, header.length),
  };
}

function filledRows(records: readonly string[][], from: number): Pick<Table, 'rows' | 'row_numbers'> {
  const rows: string[][] = [];
  const row_numbers: number[] = [];
  for (let index = from; index < records.length; index++) {
    if (filled(records[index]!) === 0) continue;
    rows.push(records[index]!);
    row_numbers.push(index + 1);
  }
  return { rows, row_numbers };
}

const widthOf = (row: readonly string[]) => row.findLastIndex((cell) => cell !== '') + 1;

/**
 * The header with a place for columns that have no heading. In a text file, one separator too many moves the cells of its
 * row; only if most rows are longer than the header, its last columns have no heading.
 */
function withUnnamed(header: readonly string[], rows: readonly (readonly string[])[], isSheet: boolean): string[] {
  const longer = rows.map(widthOf).filter((width) => width > header.length && width <= MOST_COLUMNS);
  if (longer.length === 0 || (!isSheet && longer.length * 2 <= rows.length)) return [...header];
  const width = longer.reduce((most, one) => Math.max(most, one));
  return [...header, ...new Array<string>(width - header.length).fill('')];
}

function surplusOf(rows: readonly (readonly string[])[], row_numbers: readonly number[], width: number) {
  const surplus: Table['surplus'] = {};
  for (const [index, row] of rows.entries()) {
    const beyond = row.slice(width).filter(Boolean);
    if (beyond.length > 0) surplus[String(row_numbers[index])] = beyond.join(', ').slice(0, MOST_SURPLUS);
  }
  return surplus;
}

/** Why a row with cells beyond the last heading is refused. */
export function surplusProblem(text: string): string {
  return `has more cells than there are headings: “${text}”. Put a cell that contains the separator in quotes`;
}

/** Titles of an export are few. */
const MOST_TITLE_ROWS = 10;

const filled = (record: readonly string[]) => record.filter((cell) => cell !== '').length;

/**
 * The first row, or the one below titles: rows with a single cell above a row with three, or above a blank row and a row
 * with two. A lone column has its heading in the first row.
 */
function headerAt(records: readonly (readonly string[])[]): number {
  const first = records.findIndex((record) => filled(record) > 0);
  if (first < 0 || filled(records[first]!) > 1) return first;
  const next = records.slice(first, first + MOST_TITLE_ROWS).findIndex((record) => filled(record) > 1);
  if (next < 0) return first;
  const header = first + next;
  const isApart = filled(records[header - 1]!) === 0;
  return filled(records[header]!) > 2 || isApart ? header : first;
}

/** Numbers in a workbook are numbers: they have a decimal point, however the other files are written. */
export function isWorkbook({ encoding }: Pick<Table, 'encoding'>): boolean {
  return encoding === 'Excel';
}

export function refuse(file_name: string, problem: string): Error {
  return badRequest(`${file_name} ${problem}.`, { [file_name]: [problem] });
}

interface Records {
  encoding: string;
  delimiter: string;
  records: string[][];
}

function readSheet(file_name: string, bytes: Buffer): Records {
  if (isOldOffice(bytes))
    throw refuse(
      file_name,
      'is password-protected or an old Excel file (.xls); save it as .xlsx without a password, or as CSV',
    );
  try {
    const { name, rows } = readWorkbook(bytes, { rows: MOST_RECORDS, cells: MOST_CELLS, text: MOST_TEXT });
    return { encoding: 'Excel', delimiter: name, records: rows };
  } catch (error) {
    throw refuse(file_name, (error as Error).message);
  }
}

/**
 * A delimited file as exports really are: with or without byte order mark, UTF-8, UTF-16 or Latin-1, separated by
 * comma, semicolon, tab or bar, with quotes.
 */
function readText(file_name: string, bytes: Buffer): Records {
  const { text: decoded, encoding } = decode(bytes);
  const whole = decoded.normalize('NFC');
  if (whole.includes('\0') || whole.startsWith('%PDF-')) throw refuse(file_name, 'is not a text file');
  // Excel writes and reads a first line that names the separator.
  const [named, separator] = /^\ufeff?"?sep=([,;\t|])"?\r?\n/i.exec(whole) ?? [''];
  const text = whole.slice(named.length);
  const delimiter = separator ?? delimiterOf(text);
  let cells = 0;
  try {
    const records: string[][] = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      to: MOST_RECORDS,
      // The apostrophes that keep spreadsheets from running a formula are not part of the text.
      cast: (cell) => {
        cells += 1;
        if (cells > MOST_CELLS) throw new Error(tooManyCells(MOST_CELLS));
        return withoutFormulaGuards(cell);
      },
    });
    return { encoding, delimiter, records };
  } catch (error) {
    if (cells > MOST_CELLS) throw refuse(file_name, tooManyCells(MOST_CELLS));
    throw refuse(file_name, `cannot be read: ${(error as Error).message}`);
  }
}

function decode(bytes: Buffer): { text: string; encoding: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Latin-1' };
  }
}

/** The separator that splits the first lines into the same, largest number of cells. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/, 20).filter(Boolean);
  const score = (delimiter: string) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length);
    // A title above the table has no separators.
    const first = counts.find((count) => count > 1) ?? 1;
    return first === 1 ? 0 : first * counts.filter((count) => count === first).length;
  };
  return [',', ';', '\t', '|']
    .map((delimiter) => [delimiter, score(delimiter)] as const)
    .sort((a, b) => b[1] - a[1])[0]![0];
}

/** Nameless and repeated headings get a name of their own, so that each column can be chosen. */
function distinct(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((cell, index) => {
    const name = cell || `Column ${index + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
