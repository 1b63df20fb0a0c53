import { parse } from 'csv-parse/sync';
import { badRequest } from '#server/errors.ts';

export interface Table {
  encoding: string;
  delimiter: string;
  header: string[];
  rows: string[][];
}

const MOST_ROWS = 200_000;
const MOST_COLUMNS = 200;

/**
 * Reads a delimited file as exports really are: with or without byte order mark, UTF-8, UTF-16 or Latin-1, separated by
 * comma, semicolon, tab or bar, with quotes.
 * @throws 400 naming the file and what is wrong with it
 */
export function readTable(file_name: string, bytes: Buffer): Table {
  const { text, encoding } = decode(bytes);
  if (text.includes('\0'))
    throw badRequest(`${file_name} is not a text file.`, { [file_name]: ['is not a text file'] });
  const delimiter = delimiterOf(text);
  let records: string[][];
  try {
    records = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      to: MOST_ROWS + 2,
    });
  } catch (error) {
    throw badRequest(`${file_name} cannot be read: ${(error as Error).message}`, {
      [file_name]: [(error as Error).message],
    });
  }
  const [header, ...rows] = records.filter((record) => record.some((cell) => cell !== ''));
  if (!header) throw badRequest(`${file_name} is empty.`, { [file_name]: ['is empty'] });
  if (rows.length > MOST_ROWS)
    throw badRequest(`${file_name} has more than ${MOST_ROWS.toLocaleString('en')} rows.`, {
      [file_name]: ['has too many rows'],
    });
  if (header.length > MOST_COLUMNS)
    throw badRequest(`${file_name} has more than ${MOST_COLUMNS} columns.`, { [file_name]: ['has too many columns'] });
  return { encoding, delimiter, header: distinct(header), rows };
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
    const first = counts[0] ?? 1;
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
