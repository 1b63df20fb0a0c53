import { degrees, type PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { conflict } from '#server/errors.ts';
import { interBytes, openFonts } from '#server/pdf/inter.ts';
import { openPdf } from '#server/pdf/open.ts';

const MOST_BYTES = 25 * 1024 * 1024;
const MOST_PAGES = 300;

interface Place {
  /** Fractions of the page, from its top left. */
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Stamp = Place & { page: number } & (
    | { kind: 'text'; text: string; size: number; align: 'left' | 'center' | 'right'; color: string }
    | { kind: 'image'; bytes: Uint8Array; type: 'png' | 'jpg' }
  );

export interface Wishes {
  stamps?: readonly Stamp[];
  /** The text printed faintly across every page. */
  watermark?: string;
}

/** Adds content to the pages of a PDF. @throws 409 for a file that is too large or protected */
export async function stamped(bytes: Uint8Array, { stamps = [], watermark }: Wishes): Promise<Uint8Array> {
  if (bytes.length > MOST_BYTES) throw conflict('PDF files above 25 MB cannot be changed. Use a smaller file.');
  const document = await openPdf(bytes).catch(() => {
    throw conflict('This PDF is protected or damaged, so nothing can be added to it.');
  });
  const pages = document.getPages();
  if (pages.length > MOST_PAGES) throw conflict('PDF files with more than 300 pages cannot be changed.');
  const write = await writerOf(document);
  for (const stamp of stamps) {
    const page = pages[stamp.page - 1];
    if (!page) continue;
    const place = placeOn(page, stamp);
    if (stamp.kind === 'text') {
      write(page, stamp.text, { ...place, size: stamp.size, align: stamp.align, color: stamp.color });
    } else {
      const image = stamp.type === 'png' ? await document.embedPng(stamp.bytes) : await document.embedJpg(stamp.bytes);
      const { width, height } = image.scaleToFit(place.width, place.height);
      page.drawImage(image, { x: place.x, y: place.y + (place.height - height) / 2, width, height });
    }
  }
  if (watermark) for (const page of pages) write.across(page, watermark);
  return document.save();
}

/** Converts an area to points from the bottom left of the visible page. */
function placeOn(page: PDFPage, { x, y, width, height }: Place) {
  const box = page.getCropBox();
  return {
    x: box.x + x * box.width,
    y: box.y + (1 - y - height) * box.height,
    width: width * box.width,
    height: height * box.height,
  };
}

interface Line extends Place {
  size: number;
  align: 'left' | 'center' | 'right';
  color: string;
}

const LEAST_SIZE = 6;

async function writerOf(document: PDFDocument) {
  const { open, fontkit } = await openFonts();
  document.registerFontkit(fontkit);
  const bytes = interBytes('Regular');
  const glyphs = open(bytes);
  let embedded: PDFFont | undefined;
  const font = async () => (embedded ??= await document.embedFont(bytes, { subset: true }));
  const ready = await font();
  const known = (text: string) =>
    Array.from(text.toWellFormed(), (sign) =>
      glyphs.hasGlyphForCodePoint(sign.codePointAt(0)!) ? sign : '\u25a1',
    ).join('');

  /** Writes lines from the top of the area, in a smaller size where they would not fit. */
  function write(page: PDFPage, given: string, { x, y, width, height, align, color, size: wanted }: Line): void {
    const lines = given.split('\n').map((line) => known(line.replace(/\s+/gu, ' ').trim()));
    const widest = Math.max(...lines.map((line) => ready.widthOfTextAtSize(line, wanted)), 1);
    const scale = Math.min(1, width / widest, height / (lines.length * wanted * 1.2));
    const size = Math.max(LEAST_SIZE, wanted * scale);
    lines.forEach((line, index) => {
      const left = width - ready.widthOfTextAtSize(line, size);
      page.drawText(line, {
        x: x + (align === 'right' ? left : align === 'center' ? left / 2 : 0),
        y: y + height - size * (1 + 1.2 * index),
        size,
        font: ready,
        color: colorOf(color),
      });
    });
  }
  write.across = (page: PDFPage, given: string): void => {
    const box = page.getCropBox();
    const text = known(given);
    const size = Math.min(
      36,
      (0.8 * Math.hypot(box.width, box.height)) / Math.max(1, ready.widthOfTextAtSize(text, 1)),
    );
    const half = ready.widthOfTextAtSize(text, size) / 2;
    const angle = Math.atan2(box.height, box.width);
    page.drawText(text, {
      x: box.x + box.width / 2 - half * Math.cos(angle),
      y: box.y + box.height / 2 - half * Math.sin(angle),
      size,
      font: ready,
      color: rgb(0.45, 0.45, 0.45),
      opacity: 0.25,
      rotate: degrees((angle * 180) / Math.PI),
    });
  };
  return write;
}

function colorOf(color: string) {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}
