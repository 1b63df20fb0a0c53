import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { guardFormulas, quoteCell, withoutFormulaGuards } from './csv.ts';

const separators = [',', ';', '\t', '|', '\n', '\r\n'];
const signs = ['=', '+', '-', '@', '\uff1d'];

/** The cells that a spreadsheet with this separator reads from one of our lines, without quotes and spaces. */
const cellsOf = (line: string, separator: string) =>
  line.split(separator === '\n' ? /\r?\n/ : separator).map((cell) => cell.replace(/^[\s"]+/, ''));

test.each(separators)('no cell begins as a formula when a spreadsheet splits on %j', (separator) => {
  for (const sign of signs) {
    for (const before of ['', 'name', 'name "', '"']) {
      for (const blank of ['', ' ', '"', ' "']) {
        const line = quoteCell(guardFormulas(`${before}${separator}${blank}${sign}1+1`));
        const formulas = cellsOf(line, separator).filter((cell) => /^[=+\-@\uff1d]/.test(cell));
        expect(formulas, JSON.stringify(line)).toEqual([]);
      }
    }
  }
});

test('escapes formulas at the start or after a separator readably', () => {
  expect(guardFormulas('=1+1')).toBe("'=1+1");
  expect(guardFormulas('Acme;=1+1')).toBe("Acme;'=1+1");
  expect(guardFormulas('Acme; "=1+1"')).toBe(`Acme; "'=1+1"`);
  expect(guardFormulas('\t=1')).toBe("'\t'=1");
});

test('keeps ordinary text', () => {
  for (const text of [
    'Acme, Inc.',
    'gold; emea; north-west',
    'a-b, c=d; e@example.com',
    'Win rate 5 %, -3',
    '[1,-2]',
    '{"amount_minor":[100,-2500.50],"b":-1}',
    "O'Neil | Sons",
  ])
    expect(guardFormulas(text)).toBe(text);
});

test('restores escaped text', () => {
  for (const text of ['=1+1', 'Acme;=1+1', 'a\n- one\n- two', '; +49 30, @me|=x', '\t=1', 'plain', "it's; 'quoted'"]) {
    const [[cell] = ['']] = parse(`${quoteCell(guardFormulas(text))},end`) as string[][];
    expect(withoutFormulaGuards(cell!)).toBe(text);
  }
});
