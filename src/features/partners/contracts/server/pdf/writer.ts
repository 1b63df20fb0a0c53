import { type PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { drawRun, widthOfRun } from '#server/pdf/draw-run.ts';
import { type Direction, inDrawingOrder, RIGHT_TO_LEFT } from '#server/pdf/drawing-order.ts';
import type { TextFonts } from '#server/pdf/text-fonts.ts';
import type { Span } from '../../markdown.ts';
import type { Signature } from '../../model.ts';

// A4, upright.
const [WIDTH, HEIGHT] = [595.28, 841.89];
export const MARGIN = 62;
export const ROOM = WIDTH - 2 * MARGIN;
export const ink = rgb(0.11, 0.1, 0.09);
export const gray = rgb(0.44, 0.42, 0.4);
const line = rgb(0.82, 0.81, 0.8);

interface Style {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  color?: typeof ink;
}
interface Piece {
  text: string;
  font: PDFFont;
  italic: boolean;
  width: number;
  isRightToLeft: boolean;
}

interface PieceStyle {
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  /** The face of typed signatures. */
  script?: boolean;
}

/** Writes text on pages, from top to bottom. */
export class Writer {
  readonly document: PDFDocument;
  readonly fonts: TextFonts;
  page!: PDFPage;
  y = 0;

  constructor(document: PDFDocument, fonts: TextFonts) {
    this.document = document;
    this.fonts = fonts;
    this.turn();
  }

  turn(): void {
    this.page = this.document.addPage([WIDTH, HEIGHT]);
    this.y = HEIGHT - MARGIN;
  }

  /** Turns the page unless so much room is left. */
  need(room: number): void {
    if (this.y - room < MARGIN) this.turn();
  }

  space(height: number): void {
    this.y -= height;
  }

  rule(): void {
    this.need(12);
    this.page.drawLine({
      start: { x: MARGIN, y: this.y - 6 },
      end: { x: MARGIN + ROOM, y: this.y - 6 },
      thickness: 0.5,
      color: line,
    });
    this.y -= 12;
  }

  /** One style for the whole text. */
  text(text: string, style: Style & { indent?: number; leading?: number } = {}): void {
    const span = { text, ...(style.bold && { bold: true as const }), ...(style.italic && { italic: true as const }) };
    // Sentences of ours are read from the left, also around a name that is not.
    this.spans([span], { ...style, base: 'ltr' });
  }

  /** Text that wraps within the page. */
  spans(
    spans: readonly Span[],
    {
      size = 10.5,
      indent = 0,
      leading = 1.45,
      color = ink,
      base = directionOf(spans),
    }: Style & { indent?: number; leading?: number; base?: Direction } = {},
  ): void {
    const room = ROOM - indent;
    const lines = this.#wrapped(spans, size, room);
    for (const pieces of lines) {
      this.need(size * leading);
      let x = MARGIN + indent;
      for (const piece of inDrawingOrder(joined(pieces), base))
        x += drawPiece(this.page, piece, { x, y: this.y - size, size, color });
      this.y -= size * leading;
    }
  }

  #wrapped(spans: readonly Span[], size: number, room: number): Piece[][] {
    const lines: Piece[][] = [[]];
    let used = 0;
    const put = (word: Piece[], width: number) => {
      if (used > 0 && used + width > room) {
        lines.push([]);
        used = 0;
      }
      lines.at(-1)!.push(...word);
      used += width;
    };
    for (const { text, bold, italic } of spans) {
      for (const word of text.toWellFormed().split(/(?<=[\s\u2014-])|(?=[\u3000-\u9fff\uac00-\ud7af])/u)) {
        const pieces = this.pieces(word.replace(/\s+/gu, ' '), size, { bold, italic });
        const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
        // A word that is wider than the page is broken anywhere.
        if (width <= room) put(pieces, width);
        else
          for (const character of Array.from(word)) {
            const parts = this.pieces(character, size, { bold, italic });
            put(
              parts,
              parts.reduce((sum, piece) => sum + piece.width, 0),
            );
          }
      }
    }
    return lines;
  }

  /** Text in runs of one font each, because no font has every script. */
  pieces(text: string, size: number, { bold = false, italic = false, script = false }: PieceStyle = {}): Piece[] {
    return this.fonts
      .runs(text, { isBold: bold, isScript: script })
      .map((run) => ({ ...run, italic, width: widthOfRun(run, size) }));
  }

  /** Fits text into a box of any page. */
  inBox(page: PDFPage, text: string, box: Box, { script = false, most = 11 } = {}): void {
    let size = Math.min(most, box.height * 0.8);
    const widthAt = (points: number) =>
      this.pieces(text, points, { script }).reduce((sum, piece) => sum + piece.width, 0);
    while (size > 4 && widthAt(size) > box.width) size -= 0.5;
    let x = box.x;
    for (const piece of inDrawingOrder(this.pieces(text, size, { script }), 'auto'))
      x += drawPiece(page, piece, { x, y: box.y + (box.height - size) / 2 + size * 0.18, size, color: ink });
  }
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawPiece(
  page: PDFPage,
  { text, font, italic }: Piece,
  { x, y, size, color }: { x: number; y: number; size: number; color: typeof ink },
): number {
  return drawRun(page, { text, font }, { x, y, size, color, ...(italic && { slant: 12 }) });
}

/** The direction of a paragraph is that of its first letter. */
function directionOf(spans: readonly Span[]): Direction {
  const [first] = /\p{L}/u.exec(spans.map(({ text }) => text).join('')) ?? [''];
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

/** Words of one style in one piece, because letters and marks are shaped together. */
function joined(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last && last.font === piece.font && last.italic === piece.italic && last.isRightToLeft && piece.isRightToLeft)
      whole[whole.length - 1] = { ...last, text: last.text + piece.text, width: last.width + piece.width };
    else whole.push(piece);
  }
  return whole;
}

/** A signature as it was typed or drawn. */
export function drawSignature(writer: Writer, page: PDFPage, signature: Signature, box: Box): void {
  if (signature.kind === 'typed') writer.inBox(page, signature.text, box, { script: true, most: 30 });
  for (const stroke of signature.kind === 'drawn' ? signature.strokes : []) {
    // PDF coordinates grow upward, drawing coordinates downward.
    const points = stroke.map(([x, y]) => ({ x: box.x + x * box.width, y: box.y + (1 - y) * box.height }));
    const [first] = points;
    if (points.length === 1 && first) page.drawCircle({ ...first, size: 0.8, color: ink });
    for (const [index, end] of points.entries())
      if (index > 0) page.drawLine({ start: points[index - 1]!, end, thickness: 1.2, color: ink });
  }
}
