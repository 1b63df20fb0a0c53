import { PDFDocument, type PDFImage, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { drawRun, widthOfRun } from './draw-run.ts';
import { inDrawingOrder } from './drawing-order.ts';
import { embedLogo } from './logo.ts';
import {
  accent,
  type Cell,
  type Color,
  gray,
  hairline,
  ink,
  type Paper,
  type PaperInfo,
  type PaperStep,
  paperColor,
  type Style,
} from './model.ts';
import { embedTextFonts, type TextFonts } from './text-fonts.ts';

// A4.
const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 48;
const ROOM = WIDTH - 2 * MARGIN;
const LEADING = 1.4;

/** Prints A4 pages from top to bottom. @returns the PDF */
export async function drawPaper({ title, author, made_at, brand }: PaperInfo, steps: readonly PaperStep[]) {
  const document = await PDFDocument.create();
  const fonts = await embedTextFonts(document, `${title}${author}${JSON.stringify(steps)}…`);
  document.setTitle(title);
  document.setAuthor(author);
  document.setCreator('Tandem');
  document.setProducer('Tandem');
  document.setCreationDate(made_at);
  document.setModificationDate(made_at);
  const logo = brand?.logo ? await embedLogo(document, brand.logo) : null;
  const paper = new DrawnPaper(document, fonts, { logo, color: brand?.color ? paperColor(brand.color) : accent });
  for (const [name, ...args] of steps) (paper[name] as (...given: unknown[]) => void).apply(paper, args);
  return document.save();
}

/** Lines from top to bottom on as many pages as needed. */
class DrawnPaper implements Paper {
  readonly #document: PDFDocument;
  readonly #fonts: TextFonts;
  readonly #look: { logo: PDFImage | null; color: Color };
  #page!: PDFPage;
  #y = 0;

  constructor(document: PDFDocument, fonts: TextFonts, look: { logo: PDFImage | null; color: Color }) {
    this.#document = document;
    this.#fonts = fonts;
    this.#look = look;
    this.#turn();
  }

  #turn(): void {
    this.#page = this.#document.addPage([WIDTH, HEIGHT]);
    this.#y = HEIGHT - MARGIN;
  }

  space(points: number): void {
    this.#y -= points;
  }

  rule(): void {
    this.#page.drawLine({
      start: { x: MARGIN, y: this.#y },
      end: { x: MARGIN + ROOM, y: this.#y },
      thickness: 0.5,
      color: rgb(...hairline),
    });
    this.#y -= 5;
  }

  write(text: string, style: Style = {}): void {
    const { size = 10, isBold = false, room = ROOM } = style;
    for (const line of this.#lines(text, size, isBold, room)) {
      if (this.#y - size * LEADING < MARGIN) this.#turn();
      this.#draw(line, this.#y, style);
      this.#y -= size * LEADING;
    }
  }

  head(author: string, title: string, note: string): void {
    const { logo, color } = this.#look;
    if (logo) {
      const { width, height } = logo.scaleToFit(140, 40);
      this.#page.drawImage(logo, { x: MARGIN + ROOM - width, y: this.#y - height, width, height });
    }
    this.write(author, { color, isBold: true, room: ROOM - 160 });
    this.space(4);
    this.write(title, { size: 20, isBold: true });
    this.space(2);
    this.write(note, { size: 9, color: gray });
    this.space(14);
  }

  heading(text: string): void {
    this.space(12);
    this.write(text, { size: 13, isBold: true });
    this.space(4);
  }

  pair(label: string, value: string, note: string | null = null): void {
    if (this.#y - 16 < MARGIN) this.#turn();
    const top = this.#y;
    this.write(label, { room: ROOM / 2 - 12 });
    const left = this.#y;
    this.#y = top;
    this.write(value, { x: MARGIN + ROOM / 2, room: ROOM / 2, isBold: true });
    if (note) this.write(note, { x: MARGIN + ROOM / 2, room: ROOM / 2, size: 8, color: gray });
    this.#y = Math.min(left, this.#y) - 2;
  }

  row(cells: readonly Cell[], { size = 9 } = {}): void {
    const wrapped = cells.map((cell) => this.#lines(cell.text, size, !!cell.isBold, cell.part * ROOM - 8));
    const height = Math.max(...wrapped.map(({ length }) => length)) * size * LEADING;
    if (this.#y - height - 8 < MARGIN) this.#turn();
    let x = MARGIN;
    for (const [at, cell] of cells.entries()) {
      const room = cell.part * ROOM - 8;
      for (const [index, line] of wrapped[at]!.entries())
        this.#draw(line, this.#y - index * size * LEADING, { ...cell, size, x, room });
      x += cell.part * ROOM;
    }
    this.#y -= height + 3;
    this.rule();
  }

  #draw(
    line: string,
    y: number,
    { size = 10, isBold = false, color = ink, x = MARGIN, room = ROOM, isFigure }: Style,
  ): void {
    let left = isFigure ? x + room - this.#widthOf(line, size, isBold) : x;
    for (const run of inDrawingOrder(this.#fonts.runs(line, { isBold })))
      left += drawRun(this.#page, run, { x: left, y: y - size, size, color: rgb(...color) });
  }

  #widthOf(line: string, size: number, isBold: boolean): number {
    const runs = this.#fonts.runs(line, { isBold });
    return runs.reduce((sum, run) => sum + widthOfRun(run, size), 0);
  }

  #lines(text: string, size: number, isBold: boolean, room: number): string[] {
    const fits = (line: string) => this.#widthOf(line, size, isBold) <= room;
    const lines: string[] = [];
    for (const word of text.replace(/\s+/gu, ' ').trim().split(' ')) {
      for (const [at, part] of word.split(BETWEEN_CHARACTERS).entries()) {
        const longer = lines.length > 0 ? `${lines.at(-1)}${at === 0 ? ' ' : ''}${part}` : part;
        if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
        else lines.push(...pieces(part, fits));
      }
    }
    return lines;
  }
}

/**
 * Japanese and Chinese lines end between characters, but none begins with a closing mark or a small letter, and none
 * ends with an opening bracket.
 */
const BETWEEN_CHARACTERS =
  /(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])(?<![「『（【〔［〈《])(?![、。，．」』）】〕］〉》！？：；・…ー々ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ])/u;

/** A word that is wider than the page is broken. */
function pieces(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts = [''];
  for (const character of word) {
    if (fits(parts.at(-1)! + character) || parts.at(-1) === '') parts[parts.length - 1] += character;
    else parts.push(character);
  }
  return parts;
}
