import { degrees, PDFDocument, type PDFFont, rgb, StandardFonts } from '@cantoo/pdf-lib';

const gray = rgb(0.45, 0.45, 0.45);

/**
 * Writes a line across every page and below it. @param lines the best first: a name in another script gives way to the address,
 * because standard fonts know Latin letters only. @throws Error for a protected or broken file
 */
export async function withWatermark(bytes: Uint8Array, lines: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const font = await document.embedFont(StandardFonts.Helvetica);
  const text = lines.map((line) => known(font, line)).find((line) => line.length > 0) ?? 'Confidential';
  const pages = document.getPages();
  if (pages.length === 0) throw new Error('has no pages');
  for (const page of pages) {
    const { width, height } = page.getSize();
    const diagonal = Math.hypot(width, height);
    const size = Math.min(48, (0.8 * diagonal) / font.widthOfTextAtSize(text, 1));
    const length = font.widthOfTextAtSize(text, size);
    const angle = Math.atan2(height, width);
    page.drawText(text, {
      x: (width - length * Math.cos(angle)) / 2 + (size / 3) * Math.sin(angle),
      y: (height - length * Math.sin(angle)) / 2 - (size / 3) * Math.cos(angle),
      size,
      font,
      color: gray,
      opacity: 0.22,
      rotate: degrees((angle * 180) / Math.PI),
    });
    page.drawText(text, { x: 18, y: 10, size: 7, font, color: gray, opacity: 0.9 });
  }
  return document.save();
}

/** Empty if the font lacks a character of it. */
function known(font: PDFFont, line: string): string {
  try {
    font.encodeText(line);
    return line;
  } catch {
    return '';
  }
}
