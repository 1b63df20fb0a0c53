import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import type { Paper } from '../schema.ts';
import { pdfOf } from './pdf.ts';

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
  // Which character each glyph stands for, as a reader of the file learns it, and back.
  const glyphs = new Map(
    maps.flatMap((map) =>
      [...map.matchAll(/<([0-9A-Fa-f]{4})>\s*<([0-9A-Fa-f]+)>/g)].map(
        ([, glyph, code]) => [glyph!.toUpperCase(), Buffer.from(code!, 'hex').swap16().toString('utf16le')] as const,
      ),
    ),
  );
  const text = streams
    .flatMap((stream) => [...stream.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex]) => hex!))
    .map((hex) =>
      hex
        .match(/.{4}/g)!
        .map((glyph) => glyphs.get(glyph) ?? '\ufffd')
        .join(''),
    );
  return { document, text };
}

test('names in Latin, Greek, Cyrillic and Vietnamese are written as they are', async () => {
  const names = ['Zażółć gęślą', 'Ελλάδα Α.Ε.', 'Москва ООО', 'Công ty Việt', 'Ærø & Søn'];
  const { text } = await read(await pdfOf(paper(names.map((name) => [name, '€1,000.00'])), 'Made for Ada', made));
  expect(text).toContain('Přehled – Обзор');
  for (const name of names) expect(text).toContain(name);
  expect(text.filter((line) => line === '€1,000.00')).toHaveLength(names.length);
});

test('characters the font has no sign for leave a mark and never stop a report', async () => {
  const rows = [
    ['株式会社 日本', '1'],
    ['شركة', '2'],
    ['👩‍👩‍👧 Family', '3'],
    ['\ud800 broken \u0000', '4'],
    ['e\u0301', '5'],
  ];
  const { text } = await read(await pdfOf(paper(rows), 'x', made));
  expect(text.some((line) => /^[□?]{4} [□?]{2}$/.test(line))).toBe(true);
  expect(text.some((line) => line.endsWith('Family'))).toBe(true);
  expect(text.some((line) => line.includes('broken'))).toBe(true);
});

test('long reports go on, with their headings again and every page numbered', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => [`Row ${index + 1}`, String(index)]);
  const { document, text } = await read(await pdfOf(paper(rows), 'x', made));
  const pages = document.getPageCount();
  expect(pages).toBeGreaterThan(4);
  expect(text.filter((line) => line === 'Name')).toHaveLength(pages);
  expect(text).toContain(`${pages} / ${pages}`);
  for (const [name] of rows) expect(text).toContain(name);
});

test('what is too wide is cut with an ellipsis, and negative bars have room', async () => {
  const { text } = await read(
    await pdfOf(
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
  expect(text).toContain('Left out, because you may not see it: Owner');
});

test('an empty report says so', async () => {
  const { text } = await read(await pdfOf(paper([]), 'x', made));
  expect(text).toContain('No rows.');
});
