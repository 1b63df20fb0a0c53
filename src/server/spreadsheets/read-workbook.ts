import { strFromU8, type Unzipped, unzipSync } from 'fflate';
import { addDays } from '#shared/time/dates.ts';
import { attribute, xmlTokens } from '../text/xml.ts';

/** The unpacked size of what we read of a workbook; a small file may claim to be very large. */
const MOST_BYTES = 120_000_000;
const parts =
  /^(xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/styles\.xml|xl\/sharedStrings\.xml|xl\/worksheets\/[^/]+\.xml)$/;

export interface Sheet {
  name: string;
  rows: string[][];
}

/** The limits of reading: rows beyond are left out, blank ones counted; cells beyond are refused, including empty ones between others. */
export interface Bounds {
  rows: number;
  cells: number;
  /** Characters; a text that stands once may be that of very many cells. */
  text: number;
}

export const tooManyCells = (most: number) => `has more than ${most.toLocaleString('en')} cells`;

/** Zip archives begin so; so do workbooks. */
export function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
}

/** Workbooks of before 2007 and those behind a password. */
export function isOldOffice(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1';
}

/**
 * The first visible sheet of a workbook (ECMA-376, part 1) as text: numbers with a decimal point, dates as 2026-01-31 (with
 * the time where there is one), percentages as written, of formulas what they last came to.
 * @throws Error saying what is wrong with it, to be put behind its name
 */
export function readWorkbook(bytes: Buffer, most: Bounds): Sheet {
  const files = unpacked(bytes);
  const text = (name: string) => (files[name] ? strFromU8(files[name]) : '');
  const { name, part, is1904 } = firstSheet(text('xl/workbook.xml'), text('xl/_rels/workbook.xml.rels'));
  if (!files[part]) throw new Error('has no sheet');
  const strings = sharedStrings(text('xl/sharedStrings.xml'));
  const formats = cellFormats(text('xl/styles.xml'));
  return { name, rows: sheetRows(text(part), { strings, formats, is1904, most }) };
}

function unpacked(bytes: Buffer): Unzipped {
  let size = 0;
  let files: Unzipped;
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!parts.test(name)) return false;
        size += originalSize;
        return size <= MOST_BYTES;
      },
    });
  } catch {
    throw new Error('is damaged');
  }
  if (size > MOST_BYTES) throw new Error(`is larger than ${MOST_BYTES / 1e6} MB when unpacked; save it as CSV`);
  if (!files['xl/workbook.xml']) throw new Error('is not an Excel workbook; save it as .xlsx or as CSV');
  return files;
}

function firstSheet(workbook: string, relations: string): { name: string; part: string; is1904: boolean } {
  let is1904 = false;
  let sheet: { name: string; id: string } | undefined;
  for (const one of xmlTokens(workbook)) {
    if (one.kind !== 'open') continue;
    if (one.name === 'workbookPr') is1904 = ['1', 'true'].includes(attribute(one, 'date1904') ?? '');
    if (one.name === 'sheet' && !sheet && (attribute(one, 'state') ?? 'visible') === 'visible')
      sheet = { name: attribute(one, 'name') ?? '', id: attribute(one, 'id') ?? '' };
  }
  if (!sheet) throw new Error('has no sheet');
  for (const one of xmlTokens(relations)) {
    if (one.kind !== 'open' || one.name !== 'Relationship' || attribute(one, 'Id') !== sheet.id) continue;
    const target = attribute(one, 'Target') ?? '';
    return { name: sheet.name, part: target.startsWith('/') ? target.slice(1) : `xl/${target}`, is1904 };
  }
  throw new Error('has no sheet');
}

/** Texts by number. Readings of characters (`rPh`) are no part of them. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let current = '';
  let isText = false;
  let isReading = false;
  for (const one of xmlTokens(xml)) {
    if (one.kind === 'text') {
      if (isText && !isReading) current += one.text;
    } else if (one.name === 't') isText = one.kind === 'open';
    else if (one.name === 'rPh') isReading = one.kind === 'open';
    else if (one.name === 'si') {
      if (one.kind === 'open') current = '';
      else strings.push(current);
    }
  }
  return strings;
}

type CellFormat = 'number' | 'date' | 'percent';

/** The format that the style of a cell gives its number. The built-in formats 14-22 and 45-47 are dates, 9 and 10 percentages. */
function cellFormats(xml: string): CellFormat[] {
  const codes = new Map<string, string>();
  const formats: CellFormat[] = [];
  let isCell = false;
  for (const one of xmlTokens(xml)) {
    if (one.kind === 'text') continue;
    if (one.name === 'cellXfs') isCell = one.kind === 'open';
    if (one.kind === 'close') continue;
    if (one.name === 'numFmt') codes.set(attribute(one, 'numFmtId') ?? '', attribute(one, 'formatCode') ?? '');
    if (one.name === 'xf' && isCell) formats.push(formatOf(attribute(one, 'numFmtId') ?? '0', codes));
  }
  return formats;
}

function formatOf(id: string, codes: ReadonlyMap<string, string>): CellFormat {
  const number = Number(id);
  if ((number >= 14 && number <= 22) || (number >= 45 && number <= 47)) return 'date';
  if (number === 9 || number === 10) return 'percent';
  // Without texts, colors and what is taken literally, only dates have these letters.
  const code = (codes.get(id) ?? '').replace(/"[^"]*"|\[[^[\]]*\]|\\./g, '');
  if (/[dmyhs]/i.test(code) && !/general/i.test(code)) return 'date';
  return code.includes('%') ? 'percent' : 'number';
}

interface Reading {
  strings: readonly string[];
  formats: readonly CellFormat[];
  is1904: boolean;
  most: Bounds;
}

function sheetRows(xml: string, reading: Reading): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let kind = 'n';
  let style = 0;
  let column = -1;
  let number = 0;
  let cells = 0;
  let length = 0;
  let value = '';
  let isValue = false;
  let isReading = false;
  for (const one of xmlTokens(xml)) {
    if (one.kind === 'text') {
      if (isValue && !isReading) value += one.text;
      continue;
    }
    const isOpen = one.kind === 'open';
    switch (one.name) {
      case 'row':
        if (isOpen) {
          row = [];
          column = -1;
          number = Math.max(number + 1, Number(attribute(one, 'r') ?? 0) || 0);
        } else if (row.some(Boolean)) {
          // Blank rows may be left out; a number that no sheet of this size has is not believed.
          while (number <= reading.most.rows && rows.length < number - 1) rows.push([]);
          rows.push(row);
        }
        if (rows.length > reading.most.rows) return rows;
        break;
      case 'c':
        if (one.kind === 'open') {
          kind = attribute(one, 't') ?? 'n';
          style = Number(attribute(one, 's') ?? 0);
          column = columnOf(attribute(one, 'r')) ?? column + 1;
          value = '';
        } else if (value !== '') {
          cells += Math.max(0, column + 1 - row.length);
          if (cells > reading.most.cells) throw new Error(tooManyCells(reading.most.cells));
          while (row.length < column) row.push('');
          const text = cellText(kind, value, reading.formats[style] ?? 'number', reading).trim();
          length += text.length;
          if (length > reading.most.text) throw new Error('has more text than can be imported at once');
          row[column] = text;
        }
        break;
      // The text of a cell stands in `v`, or in the `t` of its own string; formulas (`f`) do not concern us.
      case 'v':
      case 't':
        isValue = isOpen;
        break;
      case 'rPh':
        isReading = isOpen;
    }
  }
  return rows;
}

const MOST_COLUMNS = 16_384;

/** "AB12" is column 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? '')?.[1];
  if (!letters) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  if (column >= MOST_COLUMNS) throw new Error('has more columns than a sheet can have');
  return column;
}

function cellText(kind: string, value: string, format: CellFormat, { strings, is1904 }: Reading): string {
  switch (kind) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'true' : 'false';
    case 'n': {
      const number = Number(value);
      if (!Number.isFinite(number)) return value;
      if (format === 'date') return dateText(number, is1904);
      return format === 'percent' ? `${plain(number * 100)}%` : plain(number);
    }
    default:
      return value;
  }
}

// Programs keep 17 digits of what people typed with 15: 1234.56 is stored as 1234.5599999999999.
const digits = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 });

function plain(number: number): string {
  return digits.format(number).replace(/^-0$/, '0');
}

/** Days since 30 December 1899 (or 1 January 1904), the time of day behind the point. */
function dateText(serial: number, is1904: boolean): string {
  const seconds = Math.round(serial * 86_400);
  const days = Math.floor(seconds / 86_400);
  const time = seconds - days * 86_400;
  if (days < 0 || days > 2_958_465) return plain(serial);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const clock = `${two(time / 3600)}:${two((time % 3600) / 60)}:${two(time % 60)}`;
  // A time without a day.
  if (serial < 1 && !is1904) return clock;
  // 29 February 1900 never was; the programs count it.
  const day = is1904 ? addDays('1904-01-01', days) : addDays('1899-12-30', days < 60 ? days + 1 : days);
  return time === 0 ? day : `${day} ${clock}`;
}
