import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { headRefusal, isProgram, kindOfFile } from './kind.ts';
import { parseRange } from './range.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const zip = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, [strToU8(text), { level: 0 }]]))),
  );
const word = zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' });
const open = zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<c/>' });

test('detects a file type by its content', () => {
  const kinds = (
    [
      ['a.pdf', bytes('%PDF-1.7\n')],
      ['a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
      ['a.webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
      ['a.docx', word],
      ['a.ods', open],
      ['a.doc', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
      ['a.rtf', bytes('{\\rtf1 x}')],
      ['a.zip', zip({ 'a.txt': 'x' })],
      ['a.csv', Buffer.from('größe;1\n')],
      // Latin-1 is no text we could show, nor is what has zero bytes in it.
      ['b.csv', bytes('gr\xf6\xdfe;1\n')],
      ['a.bin', Buffer.from([1, 0, 2])],
    ] as const
  ).map(([name, head]) => kindOfFile(head, name).kind);
  expect(kinds).toEqual([
    'pdf',
    'image',
    'image',
    'word',
    'sheet',
    'word',
    'word',
    'archive',
    'text',
    'other',
    'other',
  ]);
});

test('recognizes text whose last sampled character is incomplete', () => {
  expect(kindOfFile(Buffer.from('größe').subarray(0, 3), 'a.txt').kind).toBe('text');
});

test('recognizes text that a browser would run by content or extension', () => {
  for (const [name, text] of [
    ['a.txt', '\uFEFF  <!DOCTYPE html>'],
    ['a.txt', 'Hello <ScRiPt>alert(1)</script>'],
    ['a.txt', '<?xml version="1.0"?><svg/>'],
    ['a.md', 'before <iframe src="x">'],
    ['a.xhtml', 'x'],
    ['a.mjs', 'x'],
  ] as const) {
    expect(kindOfFile(Buffer.from(text), name).kind, `${name}: ${text}`).toBe('markup');
  }
  expect(kindOfFile(Buffer.from('3 < 4 and a > b'), 'a.txt').kind).toBe('text');
});

test('rejects an Office extension or a picture type that does not match the content', () => {
  const refusal = (name: string, head: Buffer) => headRefusal(name, head, kindOfFile(head, name));
  expect(refusal('a.xlsx', Buffer.from('sku;price\n'))).toBe(
    '“a.xlsx” is named like a spreadsheet, but it contains plain text',
  );
  expect(refusal('a.docx', zip({ 'a.txt': 'x' }))).toMatch(/it contains an archive$/);
  expect(refusal('a.docx', word)).toBeUndefined();
  // A photo with the ending of another photo format is harmless.
  expect(refusal('a.png', Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBeUndefined();
  expect(refusal('without an ending', bytes('%PDF-1.4'))).toBeUndefined();
});

test('recognizes programs of all operating systems', () => {
  for (const head of [
    bytes('MZ\x90\0'),
    bytes('\x7fELF'),
    Buffer.from([0xcf, 0xfa, 0xed, 0xfe]),
    Buffer.from([0xca, 0xfe, 0xba, 0xbe]),
  ]) {
    expect(isProgram(head)).toBe(true);
  }
  expect(isProgram(bytes('%PDF'))).toBe(false);
  expect(isProgram(bytes('M'))).toBe(false);
});

test('parses byte ranges according to the standard', () => {
  expect(parseRange(undefined, 10)).toBeUndefined();
  expect(parseRange('bytes=0-0', 10)).toEqual({ first: 0, last: 0 });
  expect(parseRange('bytes=4-', 10)).toEqual({ first: 4, last: 9 });
  expect(parseRange('bytes=4-99', 10)).toEqual({ first: 4, last: 9 });
  expect(parseRange('bytes=-3', 10)).toEqual({ first: 7, last: 9 });
  expect(parseRange('bytes=-99', 10)).toEqual({ first: 0, last: 9 });
  expect(parseRange('bytes=-0', 10)).toBe('none');
  expect(parseRange('bytes=10-', 10)).toBe('none');
  // An invalid range, or several ranges, returns the whole file.
  for (const header of ['bytes=5-2', 'bytes=-', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b']) {
    expect(parseRange(header, 10), header).toBeUndefined();
  }
});
