import {
  beginText,
  type Color,
  degreesToRadians,
  endText,
  type PDFFont,
  PDFHexString,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib';
import { RIGHT_TO_LEFT } from './drawing-order.ts';

interface Run {
  text: string;
  font: PDFFont;
}

interface Place {
  x: number;
  y: number;
  size: number;
  color: Color;
  /** In degrees, for a font without italics. */
  slant?: number;
}

/** The part of a font of pdf-lib that shapes text. It has no name in the types of the library. */
interface Shaper {
  font: {
    unitsPerEm: number;
    layout(text: string): {
      glyphs: readonly unknown[];
      positions?: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  };
}

/** Marks stand above and below their letters, where the tables of the font place them; the library would put them in a row. */
const needsPlaces = (text: string): boolean => RIGHT_TO_LEFT.test(text) || /\p{M}/u.test(text);

/** Draws a run of one font. @returns its width */
export function drawRun(page: PDFPage, { text, font }: Run, { x, y, size, color, slant = 0 }: Place): number {
  const placed = placesOf({ text, font }, size);
  const skew = Math.tan(degreesToRadians(slant));
  if (!placed) {
    page.drawText(text, {
      x,
      y,
      size,
      font,
      color,
      ...(slant && { ySkew: { type: 'degrees' as never, angle: slant } }),
    });
    return font.widthOfTextAtSize(text, size);
  }
  const key = page.node.newFontDictionary(font.name, font.ref);
  page.pushOperators(pushGraphicsState(), beginText(), setFillingColor(color), setFontAndSize(key, size));
  for (const { code, left, above } of placed.glyphs)
    page.pushOperators(setTextMatrix(1, 0, skew, 1, x + left, y + above), showText(PDFHexString.of(code)));
  page.pushOperators(endText(), popGraphicsState());
  return placed.width;
}

export function widthOfRun({ text, font }: Run, size: number): number {
  return placesOf({ text, font }, size)?.width ?? font.widthOfTextAtSize(text, size);
}

interface Placed {
  glyphs: { code: string; left: number; above: number }[];
  width: number;
}

function placesOf({ text, font }: Run, size: number): Placed | undefined {
  if (!needsPlaces(text)) return undefined;
  const shaper = (font as unknown as { embedder: Partial<Shaper> }).embedder.font;
  const positions = shaper?.layout(text).positions;
  if (!shaper || !positions) return undefined;
  const codes = font.encodeText(text).asString().match(/.{4}/g) ?? [];
  if (codes.length !== positions.length) return undefined;
  const scale = size / shaper.unitsPerEm;
  let width = 0;
  const glyphs = codes.map((code, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    const left = width + xOffset * scale;
    width += xAdvance * scale;
    return { code, left, above: yOffset * scale };
  });
  return { glyphs, width };
}
