import { domainKey } from '#shared/matching.ts';

/** A file as the tab reads it. Nothing of it is sent. */
export interface DomainTable {
  headings: string[];
  rows: string[][];
}

const SEPARATORS = [',', ';', '\t', '|'] as const;
const MOST_ROWS = 100_000;

/** Reads a CSV file (RFC 4180) with any usual separator. @throws with a sentence for the reader */
export function readTable(text: string): DomainTable {
  const body = text.replace(/^\uFEFF/, '');
  if (body.includes('\0')) throw new Error('This is not a text file. Save the list as CSV and choose that file.');
  const firstLine = /^[^\r\n]*/.exec(body)![0];
  const separator = SEPARATORS.reduce((best, one) =>
    firstLine.split(one).length > firstLine.split(best).length ? one : best,
  );
  const rows = cells(body, separator).filter((row) => row.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) throw new Error('The file is empty.');
  if (rows.length > MOST_ROWS)
    throw new Error(`The file has more than ${MOST_ROWS.toLocaleString('en')} rows. Split it into smaller files.`);
  // A file of bare domains has no headings.
  const hasHeadings = !rows[0]!.some((cell) => domainKey(cell) !== null);
  const width = Math.max(...rows.map(({ length }) => length));
  const headings = Array.from({ length: width }, (_, index) =>
    hasHeadings && rows[0]![index]?.trim() ? rows[0]![index]!.trim() : `Column ${index + 1}`,
  );
  return { headings, rows: hasHeadings ? rows.slice(1) : rows };
}

function cells(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator) {
      row.push(cell);
      cell = '';
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[at + 1] === '\n') at += 1;
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += character;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}

/** The column that most likely holds domains: the one with the most of them in the first rows. */
export function domainColumn({ headings, rows }: DomainTable): number {
  const sample = rows.slice(0, 200);
  const found = headings.map((_, index) => sample.filter((row) => domainKey(row[index]) !== null).length);
  return found.indexOf(Math.max(...found));
}

/** The different registrable domains of a column, by the rules that the company's lists follow. */
export function domainsOf({ rows }: DomainTable, column: number): { domains: string[]; skipped: number } {
  const domains = new Set<string>();
  let skipped = 0;
  for (const row of rows) {
    const domain = domainKey(row[column]);
    if (domain === null) skipped += 1;
    else domains.add(domain);
  }
  return { domains: [...domains], skipped };
}
