import { setImmediate as others } from 'node:timers/promises';
import {
  beginText,
  endText,
  moveText,
  PDFDocument,
  type PDFFont,
  type PDFName,
  type PDFPage,
  rgb,
  setFillingColor,
  setFontAndSize,
  showText,
} from '@cantoo/pdf-lib';
import { interBytes, openFonts } from '#server/pdf/inter.ts';
import type { Paper, PaperChart, PaperTable } from '../schema.ts';

const [WIDTH, HEIGHT] = [841.89, 595.28];
const MARGIN = 40;
const ROOM = WIDTH - 2 * MARGIN;
const SIZE = 8.5;
const LINE = 15;
const ink = rgb(0.11, 0.1, 0.09);
const gray = rgb(0.44, 0.42, 0.4);
const rule = rgb(0.88, 0.87, 0.86);
const accent = rgb(0.76, 0.25, 0.05);

let fonts: { regular: Uint8Array; bold: Uint8Array } | undefined;

/** For other PDFs. */

/** A character the font lacks is shown as a box's stand-in, so that a name in another script is not lost without a sign. */
const STAND_IN = '\u25a1';

/** The document, the fonts and the position on the page that a report is written with. */
class Writer {
  readonly document: PDFDocument;
  readonly regular: PDFFont;
  readonly bold: PDFFont;
  readonly #has: (codePoint: number) => boolean;
  readonly #names = new WeakMap<PDFPage, Map<PDFFont, PDFName>>();
  page!: PDFPage;
  y = 0;

  constructor(document: PDFDocument, regular: PDFFont, bold: PDFFont, has: (codePoint: number) => boolean) {
    this.document = document;
    this.regular = regular;
    this.bold = bold;
    this.#has = has;
    this.turn();
  }

  turn(): void {
    this.page = this.document.addPage([WIDTH, HEIGHT]);
    this.y = HEIGHT - MARGIN;
  }

  /** Turns the page unless so much room is left. @returns whether it turned */
  need(room: number): boolean {
    if (this.y - room >= MARGIN + 16) return false;
    this.turn();
    return true;
  }

  plain(text: string): string {
    return Array.from(text.toWellFormed().replace(/\s+/gu, ' '), (character) => {
      if (this.#has(character.codePointAt(0)!)) return character;
      return /\p{M}|\p{C}/u.test(character) ? '' : this.#has(STAND_IN.codePointAt(0)!) ? STAND_IN : '?';
    }).join('');
  }

  /** One line, cut to its room. @param x from the left, or with `end` to the right */
  write(
    text: string,
    x: number,
    { font = this.regular, size = SIZE, color = ink, room = ROOM, end = false } = {},
  ): void {
    const line = fitted(this.plain(text), font, size, room);
    const left = end ? x - font.widthOfTextAtSize(line, size) : x;
    this.put(line, left, { font, size, color });
  }

  /**
   * Writes the text with raw operators: `drawText` registers its font on the page again for each of a hundred thousand
   * cells.
   */
  put(line: string, x: number, { font, size, color }: { font: PDFFont; size: number; color: typeof ink }): void {
    const names = this.#names.get(this.page) ?? new Map<PDFFont, PDFName>();
    this.#names.set(this.page, names);
    const name = names.get(font) ?? this.page.node.newFontDictionary(font.name, font.ref);
    names.set(font, name);
    this.page.pushOperators(
      beginText(),
      setFillingColor(color),
      setFontAndSize(name, size),
      moveText(x, this.y - size),
      showText(font.encodeText(line)),
      endText(),
    );
  }

  rule(y: number, width = ROOM): void {
    this.page.drawLine({ start: { x: MARGIN, y }, end: { x: MARGIN + width, y }, thickness: 0.5, color: rule });
  }
}

function fitted(text: string, font: PDFFont, size: number, room: number): string {
  if (font.widthOfTextAtSize(text, size) <= room) return text;
  let [least, most] = [0, text.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (font.widthOfTextAtSize(`${text.slice(0, middle)}…`, size) <= room) least = middle;
    else most = middle - 1;
  }
  return `${text
    .slice(0, least)
    .toWellFormed()
    .replace(/\ufffd$/, '')}…`;
}

/** A report on numbered A4 pages in landscape. @param subtitle the time and the reader */
export async function reportPdf(paper: Paper, subtitle: string, made: Date): Promise<Uint8Array> {
  fonts ??= { regular: interBytes('Regular'), bold: interBytes('SemiBold') };
  const document = await PDFDocument.create();
  const { open, fontkit } = await openFonts();
  document.registerFontkit(fontkit);
  const regular = await document.embedFont(fonts.regular, { subset: true });
  const bold = await document.embedFont(fonts.bold, { subset: true });
  document.setTitle(paper.title);
  document.setCreator('Tandem');
  document.setProducer('Tandem');
  document.setCreationDate(made);
  document.setModificationDate(made);
  const font = open(fonts.regular);
  const writer = new Writer(document, regular, bold, (codePoint) => font.hasGlyphForCodePoint(codePoint));
  writer.write(paper.title, MARGIN, { font: bold, size: 16 });
  writer.y -= 24;
  writer.write(subtitle, MARGIN, { color: gray });
  writer.y -= 24;
  if (paper.left_out.length > 0) {
    writer.write(`Not included because you don’t have access: ${paper.left_out.join(', ')}`, MARGIN, { color: gray });
    writer.y -= 20;
  }
  for (const chart of paper.charts) drawChart(writer, chart);
  if (paper.groups) await drawTable(writer, paper.groups, paper.groups.rows.length > 1);
  if (paper.details) await drawTable(writer, paper.details);
  if (paper.total === 0) writer.write('No rows.', MARGIN, { color: gray });
  numberPages(document, writer);
  return document.save();
}

function numberPages(document: PDFDocument, writer: Writer): void {
  const pages = document.getPages();
  pages.forEach((page, index) => {
    writer.page = page;
    writer.y = MARGIN;
    writer.write(`${index + 1} / ${pages.length}`, WIDTH - MARGIN, { color: gray, size: 8, end: true });
  });
}

/** As wide as what stands in it, within reason; what is too wide together is narrowed together. */
function widthsOf({ columns, rows }: PaperTable, writer: Writer): number[] {
  const wanted = columns.map(({ label }, index) => {
    const texts = rows.slice(0, 200).map((row) => writer.regular.widthOfTextAtSize(writer.plain(row[index]!), SIZE));
    return Math.min(220, Math.max(30, writer.bold.widthOfTextAtSize(writer.plain(label), SIZE), ...texts)) + 12;
  });
  const whole = wanted.reduce((sum, width) => sum + width, 0);
  return whole <= ROOM ? wanted : wanted.map((width) => (width * ROOM) / whole);
}

async function drawTable(writer: Writer, table: PaperTable, hasTotal = false): Promise<void> {
  if (table.rows.length === 0) return;
  const widths = widthsOf(table, writer);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const line = (cells: readonly string[], font: PDFFont, color = ink) => {
    let x = MARGIN;
    cells.forEach((cell, index) => {
      const width = widths[index]!;
      const isFigure = table.columns[index]!.is_figure;
      writer.write(cell, isFigure ? x + width - 8 : x, { font, color, room: width - 8, end: isFigure });
      x += width;
    });
    writer.rule(writer.y - LINE + 2, whole);
    writer.y -= LINE;
  };
  const head = () =>
    line(
      table.columns.map(({ label }) => label),
      writer.bold,
      gray,
    );
  writer.need(3 * LINE);
  head();
  for (const [index, cells] of table.rows.entries()) {
    // Pages take their time; requests that wait get theirs in between.
    if (index % 200 === 199) await others();
    if (writer.need(LINE)) head();
    line(cells, hasTotal && index === table.rows.length - 1 ? writer.bold : writer.regular);
  }
  writer.y -= 16;
}

const PLOT = 130;

function drawChart(writer: Writer, chart: PaperChart): void {
  if (chart.values.length === 0) return;
  writer.need(PLOT + 50);
  writer.write(chart.title, MARGIN, { font: writer.bold, size: 10 });
  writer.y -= 18;
  const base = writer.y - PLOT;
  const [most, least] = [Math.max(0, ...chart.values), Math.min(0, ...chart.values)];
  const heightOf = (value: number) => ((value - least) / (most - least || 1)) * (PLOT - 24);
  const step = ROOM / chart.values.length;
  const zero = base + heightOf(0);
  writer.rule(zero);
  const points = chart.values.map((value, index) => ({ x: MARGIN + step * (index + 0.5), y: base + heightOf(value) }));
  points.forEach(({ x, y }, index) => {
    if (chart.kind === 'bar') {
      const width = Math.min(48, step * 0.6);
      writer.page.drawRectangle({
        x: x - width / 2,
        y: Math.min(y, zero),
        width,
        height: Math.max(0.5, Math.abs(y - zero)),
        color: accent,
      });
    } else {
      const next = points[index + 1];
      if (next) writer.page.drawLine({ start: { x, y }, end: next, thickness: 1.5, color: accent });
      writer.page.drawCircle({ x, y, size: 2.2, color: accent });
    }
    writer.y = y + 12;
    centered(writer, chart.texts[index]!, x, step, ink);
    writer.y = base - 3;
    centered(writer, chart.categories[index]!, x, step, gray);
  });
  writer.y = base - 26;
}

function centered(writer: Writer, text: string, x: number, step: number, color: typeof ink): void {
  const line = fitted(writer.plain(text), writer.regular, 7, step - 4);
  const width = writer.regular.widthOfTextAtSize(line, 7);
  writer.put(line, x - width / 2, { font: writer.regular, size: 7, color });
}
