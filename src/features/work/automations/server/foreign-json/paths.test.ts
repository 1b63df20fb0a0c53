import { expect, test } from 'vitest';
import { describePaths } from './describe.ts';
import { parseForeignForm, parseForeignJson } from './parse.ts';
import { foreignValueAt, parsePath, pathText } from './paths.ts';

const at = (root: unknown, path: string) => {
  const parts = parsePath(path);
  return parts && foreignValueAt(root, parts);
};

test('finds each described value again by its path', () => {
  const document = {
    'a.b': { 'c"d': 'quoted' },
    answers: [
      { field: { ref: 'x]"' }, text: 'first' },
      { field: { ref: 'y' }, text: 'second' },
    ],
    items: [
      { id: 'in_1', n: 1 },
      { id: 'in_2', n: 2 },
    ],
    tags: ['red', 'blue'],
    isOpen: false,
  };
  const described = describePaths(document);
  for (const { path, example } of described) expect(String(at(document, path)), path).toBe(example);
  expect(described.map(({ path }) => path)).toEqual([
    '["a.b"]["c\\"d"]',
    'answers[field.ref="x]\\""].field.ref',
    'answers[field.ref="x]\\""].text',
    'answers[field.ref="y"].field.ref',
    'answers[field.ref="y"].text',
    'items[0].id',
    'items[0].n',
    'items[1].id',
    'items[1].n',
    'tags[0]',
    'tags[1]',
    'isOpen',
  ]);
  // Answers change their order, and questions that were skipped are left out.
  expect(at({ answers: [{ field: { ref: 'y' }, text: 'moved' }] }, 'answers[field.ref="y"].text')).toBe('moved');
});

test('refuses texts that are no paths, and reads only own values', () => {
  for (const path of ['', '.', 'a..b', 'a.', '[x]', 'a[1', 'a["b]', 'a[b=c]', 'a b', '[99999]', 'a.'.repeat(30)])
    expect(parsePath(path), path).toBeUndefined();
  for (const path of ['__proto__', 'constructor.name', 'toString', 'a.length', 'a[0].constructor', 'a["length"]'])
    expect(at({ a: ['x'] }, path), path).toBeUndefined();
  expect(pathText(parsePath('a.b[0]["c d"][k="v"]')!)).toBe('a.b[0]["c d"][k="v"]');
});

test('takes time in proportion to the length of a text', () => {
  const texts = [
    '['.repeat(250_000),
    '"\\'.repeat(125_000),
    '1'.repeat(250_000),
    '-'.repeat(250_000),
    'a=&'.repeat(80_000),
  ];
  for (const text of texts) {
    const began = performance.now();
    for (const parse of [parseForeignJson, parseForeignForm, parsePath])
      try {
        parse(text);
      } catch {
        // Refused, which is what a parser should do here.
      }
    expect(performance.now() - began, text.slice(0, 5)).toBeLessThan(2_000);
  }
});

test('keeps long numbers as they are written, and reads the fields of forms', () => {
  expect(parseForeignJson('{"id": 12345678901234567890, "t": "12345678901234567890", "n": -1.5e3, "s": 42}')).toEqual({
    id: '12345678901234567890',
    t: '12345678901234567890',
    n: -1500,
    s: 42,
  });
  expect(parseForeignJson('\ufeff[1]')).toEqual([1]);
  expect(parseForeignForm('a=1&b=x+y&b=%C3%A4')).toEqual({ a: '1', b: ['x y', 'ä'] });
  expect(parseForeignForm('payload=%7B%22a%22%3A1%7D')).toEqual({ a: 1 });
  expect(() => parseForeignJson(`${'['.repeat(65)}${']'.repeat(65)}`)).toThrow('nested too deeply');
});
