import { strToU8, Zip, ZipDeflate } from 'fflate';
import { daysBetween } from '#shared/time/dates.ts';
import { looksLikeFormula } from './csv.ts';

/** A spreadsheet cell. Numbers are decimal text, so that amounts never become floating-point numbers here. */
export type Cell = null | string | boolean | { number: string; as?: NumberStyle };
export type NumberStyle = 'plain' | 'day' | 'instant' | 'money0' | 'money2' | 'money3' | 'money4';

export interface SheetColumn {
  heading: string;
  /** The width in characters. */
  width: number;
}

/** Limits of Excel; longer lists continue on another sheet, longer texts are cut. */
const MOST_ROWS = 1_048_576;
const MOST_TEXT = 32_767;

const styles = ['plain', 'heading', 'literal', 'day', 'instant', 'money0', 'money2', 'money3', 'money4'] as const;
const styleOf = (name: (typeof styles)[number]) => styles.indexOf(name);

/**
 * Writes a workbook of one list (ECMA-376, part 1) as its rows arrive, without holding them in memory. Texts are in the
 * cells themselves and are never formulas; those that look like one are also marked as literal text (`quotePrefix`), so
 * that they stay text when edited.
 */
export async function* workbook(
  columns: readonly SheetColumn[],
  chunks: AsyncIterable<readonly (readonly Cell[])[]>,
  { mostRows = MOST_ROWS } = {},
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const open = (name: string) => {
    // The fixed date makes the same list give the same bytes.
    const file = Object.assign(new ZipDeflate(name, { level: 4 }), { mtime: '1980-01-01T00:00:00' });
    zip.add(file);
    return (text: string, isLast = false) => file.push(strToU8(text), isLast);
  };

  let sheets = 0;
  let row = 0;
  let write: ReturnType<typeof open> = () => {};
  const begin = () => {
    sheets += 1;
    write = open(`xl/worksheets/sheet${sheets}.xml`);
    write(sheetHead(columns));
    write(rowXml(1, columns.map(headingXml)));
    row = 1;
  };
  for (const [name, text] of Object.entries(foreword)) open(name)(text, true);
  begin();
  for await (const rows of chunks) {
    const text: string[] = [];
    for (const cells of rows) {
      if (row === mostRows) {
        write(`${text.splice(0).join('')}${sheetTail}`, true);
        begin();
      }
      row += 1;
      text.push(rowXml(row, cells.map(cellXml)));
    }
    write(text.join(''));
    yield* ready.splice(0);
  }
  write(sheetTail, true);
  for (const [name, text] of Object.entries(afterword(sheets))) open(name)(text, true);
  zip.end();
  yield* ready.splice(0);
}

/** A date as the number of days since 30 December 1899; before March 1900 spreadsheets disagree, so it stays text. */
export function dayCell(date: string): Cell {
  return date < '1900-03-01' ? date : { number: String(daysBetween('1899-12-30', date)), as: 'day' };
}

/** A time, given as `2026-02-01 00:30:00` in local time. */
export function instantCell(wall: string): Cell {
  const day = wall.slice(0, 10);
  if (day < '1900-03-01') return wall;
  const [hours = 0, minutes = 0, seconds = 0] = wall.slice(11).split(':').map(Number);
  const share = ((hours * 3600 + minutes * 60 + seconds) / 86_400).toFixed(10).slice(1);
  return { number: `${daysBetween('1899-12-30', day)}${share}`, as: 'instant' };
}

function rowXml(number: number, cells: readonly string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`;
}

function headingXml({ heading }: SheetColumn): string {
  return textXml(heading, styleOf('heading'));
}

function cellXml(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'string') return textXml(cell, styleOf(looksLikeFormula(cell) ? 'literal' : 'plain'));
  return `<c s="${styleOf(cell.as ?? 'plain')}"><v>${cell.number}</v></c>`;
}

function textXml(text: string, style: number): string {
  return `<c t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text. XML 1.0 cannot contain control characters and broken surrogates, not even escaped, so they are removed.
 */
function escaped(text: string): string {
  return (
    text
      .slice(0, MOST_TEXT)
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"]/g, (sign) => entities[sign]!)
  );
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

function sheetHead(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  // The frozen pane keeps the header row visible.
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
}
const sheetTail = '</sheetData></worksheet>';

const part = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
// Parts of type "xml" are sheets by default, so their number need not be known yet.
const foreword = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${part}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${part}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${part}.styles+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
};

function afterword(sheets: number): Record<string, string> {
  const each = (line: (n: number) => string) => Array.from({ length: sheets }, (_, index) => line(index + 1)).join('');
  return {
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each(
      (n) => `<sheet name="${n === 1 ? 'List' : `List ${n}`}" sheetId="${n}" r:id="rId${n}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packages}/relationships">${each(
      (n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
    )}<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesXml,
  };
}

const numberFormats: Partial<Record<(typeof styles)[number], string>> = {
  day: 'yyyy\\-mm\\-dd',
  instant: 'yyyy\\-mm\\-dd\\ hh:mm',
  money0: '#,##0',
  money2: '#,##0.00',
  money3: '#,##0.000',
  money4: '#,##0.0000',
};

const formatId = (name: (typeof styles)[number]) => (name in numberFormats ? 164 + styleOf(name) : 0);
const fonts =
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>';
const fills =
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>';
const borders = '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>';
const formats = Object.entries(numberFormats).map(
  ([name, code]) => `<numFmt numFmtId="${formatId(name as (typeof styles)[number])}" formatCode="${code}"/>`,
);
const cellStyles = styles.map((name) => {
  const given =
    name === 'heading' ? ' applyFont="1"' : name === 'literal' ? ' quotePrefix="1"' : ' applyNumberFormat="1"';
  return `<xf numFmtId="${formatId(name)}" fontId="${name === 'heading' ? 1 : 0}" fillId="0" borderId="0" xfId="0"${given}/>`;
});
const stylesXml = `${declaration}<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats.join('')}</numFmts>${fonts}${fills}${borders}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length}">${cellStyles.join('')}</cellXfs></styleSheet>`;
