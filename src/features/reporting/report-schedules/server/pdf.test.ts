import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import type { Paper } from '../schema.ts';
import { reportPdf } from './pdf.ts';

const made = new Date('2026-03-16T09:00:00Z');
const paper = (rows: string[][], over: Partial<Paper> = {}): Paper => ({
  title: 'Přehled – Обзор',
  total: rows.length,
  groups: null,
  charts: [],
  details: {
    columns: [
      { key: 'name', label: 'Name', is_figure: false },
      { key: 'amount', label: 'Amount', is_figure: true },
    ],
    rows,
  },
  left_out: [],
  ...over,
});

async function read(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes);
  const streams = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [Buffer.from(object.contents)] : []))
    .map((content) => {
      try {
        return inflateSync(content).toString('latin1');
      } catch {
        return content.toString('latin1');
      }
    });
  const maps = streams.filter((text) => text.includes('begincmap'));
  // Readers map glyphs to characters with this table, because each font numbers its own glyphs.
  const fontsGlyphs = maps.map(
    (map) =>
      new Map(
        [...map.matchAll(/<([0-9A-Fa-f]{4})>\s*<([0-9A-Fa-f]+)>/g)].map(
          ([, glyph, code]) => [glyph!.toUpperCase(), Buffer.from(code!, 'hex').swap16().toString('utf16le')] as const,
        ),
      ),
  );
  const text = streams
    .flatMap((stream) => [...stream.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex]) => hex!))
    .flatMap((hex) =>
      fontsGlyphs.map((glyphs) =>
        hex
          .match(/.{4}/g)!
          .map((glyph) => glyphs.get(glyph) ?? '\ufffd')
          .join(''),
      ),
    );
  const fonts = streams
    .filter((stream) => ['true', '\0\x01\0\0'].includes(stream.slice(0, 4)))
    .map((font) => Buffer.from(font, 'latin1'));
  return { document, text, fonts };
}

test('writes Latin, Greek, Cyrillic and Vietnamese names', async () => {
  const names = ['Zażółć gęślą', 'Ελλάδα Α.Ε.', 'Москва ООО', 'Công ty Việt', 'Ærø & Søn'];
  const { text } = await read(await reportPdf(paper(names.map((name) => [name, '€1,000.00'])), 'Made for Ada', made));
  expect(text).toContain('Přehled – Обзор');
  for (const name of names) expect(text).toContain(name);
  expect(text.filter((line) => line === '€1,000.00')).toHaveLength(names.length);
});

test('replaces unsupported characters without failing', async () => {
  const rows = [
    ['株式会社 日本', '1'],
    ['شركة', '2'],
    ['👩‍👩‍👧 Family', '3'],
    ['\ud800 broken \u0000', '4'],
    ['e\u0301', '5'],
  ];
  const { text } = await read(await reportPdf(paper(rows), 'x', made));
  expect(text.some((line) => /^[□?]{4} [□?]{2}$/.test(line))).toBe(true);
  expect(text.some((line) => line.endsWith('Family'))).toBe(true);
  expect(text.some((line) => line.includes('broken'))).toBe(true);
});

test('repeats headings and numbers pages in long reports', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => [`Row ${index + 1}`, String(index)]);
  const { document, text } = await read(await reportPdf(paper(rows), 'x', made));
  const pages = document.getPageCount();
  expect(pages).toBeGreaterThan(4);
  expect(text.filter((line) => line === 'Name')).toHaveLength(pages);
  expect(text).toContain(`${pages} / ${pages}`);
  for (const [name] of rows) expect(text).toContain(name);
});

test('truncates wide values and draws negative bars', async () => {
  const { text } = await read(
    await reportPdf(
      paper([['x'.repeat(500), '-5']], {
        charts: [{ title: 'By stage', kind: 'bar', categories: ['A', 'B'], values: [-5, 10], texts: ['-5', '10'] }],
        left_out: ['Owner'],
      }),
      'x',
      made,
    ),
  );
  expect(text.some((line) => /^x+…$/.test(line))).toBe(true);
  expect(text).toContain('By stage');
  expect(text).toContain('Not included because you don’t have access: Owner');
});

test('says that an empty report is empty', async () => {
  const { text } = await read(await reportPdf(paper([]), 'x', made));
  expect(text).toContain('No rows.');
});

test('embeds only the used glyphs, drawn as in the full font', async () => {
  const bytes = await reportPdf(paper([['Zażółć gęślą Ελλάδα Москва Việt €', '1']]), 'x', made);
  // Two whole fonts are 165,000 bytes.
  expect(bytes.length).toBeLessThan(40_000);
  const { fonts } = await read(bytes);
  expect(fonts).toHaveLength(2);
  const whole = readFileSync(new URL('../../../../server/pdf/fonts/Inter-Regular.ttf', import.meta.url));
  const drawn = fonts.map((font) => outlinesOf(font));
  const all = new Map(outlinesOf(whole).map((outline, id) => [outline, id]));
  const semiBold = new Set(
    outlinesOf(readFileSync(new URL('../../../../server/pdf/fonts/Inter-SemiBold.ttf', import.meta.url))),
  );
  const drawnFrom = (font: { has(outline: string): boolean }, atLeast: number) =>
    drawn.filter((outlines) => outlines.length > atLeast && outlines.every((outline) => font.has(outline))).length;
  expect(drawnFrom(all, 30)).toBeGreaterThan(0);
  expect(drawnFrom(semiBold, 5)).toBeGreaterThan(0);
});

/** The outline of each glyph, with the parts of composite glyphs resolved, and its width. */
function outlinesOf(font: Buffer): string[] {
  const table = (name: string) => {
    const at = font.subarray(0, 12 + font.readUInt16BE(4) * 16).indexOf(name, 12, 'latin1');
    return font.subarray(font.readUInt32BE(at + 8));
  };
  const [head, hhea, hmtx, loca, glyf] = ['head', 'hhea', 'hmtx', 'loca', 'glyf'].map(table) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  const isLong = head.readInt16BE(50) === 1;
  const offset = (id: number) => (isLong ? loca.readUInt32BE(id * 4) : loca.readUInt16BE(id * 2) * 2);
  const width = (id: number) => hmtx.readUInt16BE(Math.min(id, hhea.readUInt16BE(34) - 1) * 4);
  const draw = (id: number): string => {
    const glyph = Buffer.from(glyf.subarray(offset(id), offset(id + 1)));
    // The padding of outlines in the font does not change the drawing.
    const bare = glyph.toString('hex').replace(/(00)+$/, '');
    if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return bare;
    const parts: string[] = [];
    for (let at = 10, more = true; more; ) {
      const flags = glyph.readUInt16BE(at);
      parts.push(draw(glyph.readUInt16BE(at + 2)));
      glyph.writeUInt16BE(0, at + 2);
      at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
      more = (flags & 0x20) !== 0;
    }
    return `${glyph.toString('hex').replace(/(00)+$/, '')} ${parts.join(' ')}`;
  };
  return Array.from({ length: table('maxp').readUInt16BE(4) }, (_, id) => `${width(id)} ${draw(id)}`);
}
