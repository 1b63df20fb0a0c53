import { describe, expect, test } from 'vitest';
import {
  dateOrderOf,
  dayPart,
  readDate,
  readDecimal,
  readInstant,
  readInteger,
  readMoney,
  readPercent,
} from './values.ts';

const TODAY = new Date('2026-03-16T09:00:00Z');

describe('an amount', () => {
  test.each([
    ['1234.5', 123_450],
    ['-123.45', -12_345],
    ['123.45-', -12_345],
    ['\u2212123.45', -12_345],
    ['\u2013123.45', -12_345],
    ['\uff0d123.45', -12_345],
    ['123.45\u2212', -12_345],
    ['(123.45)', -12_345],
    ['$(50.00)', -5_000],
    ['($50.00)', -5_000],
    ['$-50.00', -5_000],
    ['-$50.00', -5_000],
    ['- 50.00 USD', -5_000],
    ['USD 50', 5_000],
    ['US$ 50', 5_000],
    ['50 $', 5_000],
    ['+50', 5_000],
    ['.5', 50],
    ['$8,000', 800_000],
    ['1,234,567.5', 123_456_750],
    ['1,23,456.00', 12_345_600],
    ['1 234.50', 123_450],
    ['1\u202f234.50', 123_450],
    ['1\u2019234.50', 123_450],
    ["1'234.50", 123_450],
  ])('%s is read', (text, minor) => {
    expect(readMoney(text, 'USD', '.')).toEqual({ value: minor });
  });

  test.each([
    ['1.234,50', 123_450],
    ['1 234,50 €', 123_450],
    ['-1.234', -123_400],
    ['1234-', -123_400],
  ])('%s is read with a decimal comma', (text, minor) => {
    expect(readMoney(text, 'EUR', ',')).toEqual({ value: minor });
  });

  test.each([
    ['123.45 CR', '“CR”'],
    ['123.45 DR', '“DR”'],
    ['5k', '“k”'],
    ['1.5M', '“M”'],
    ['~500', '“~”'],
    ['<500', '“<”'],
    ['about 500', '“about”'],
    ['500?', '“?”'],
    ['12 34', ''],
    ['1,2345', ''],
    ['12,34', ''],
    ['1.2.3', ''],
    ['--5', ''],
    ['-5-', ''],
    ['(-5)', ''],
    ['(5', ''],
    ['5)', ''],
    ['5+', ''],
    ['5 6', ''],
    ['100-200', ''],
    ['', ''],
    ['-', ''],
    ['EUR 30,000', 'EUR'],
    ['€30,000', 'EUR'],
  ])('%s is refused with what was seen', (text, seen) => {
    const { problem } = readMoney(text, 'USD', '.') as { problem: string };
    expect(problem).toContain(`"${text}"`);
    expect(problem).toContain(seen);
  });

  test('no text that surrounds a number changes its sign silently', () => {
    for (let code = 0x20; code < 0x3000; code += 1) {
      const mark = String.fromCharCode(code);
      if (/[\d.,()\s'’]/u.test(mark)) continue;
      for (const text of [`${mark}7.00`, `7.00${mark}`]) {
        const read = readMoney(text, 'USD', '.');
        const isMinus = /[\p{Pd}\u2212]/u.test(mark);
        if ('value' in read) expect([text, read.value]).toEqual([text, isMinus ? -700 : 700]);
        else expect(isMinus, text).toBe(false);
      }
    }
  });
});

test('other numbers refuse the same', () => {
  expect(readDecimal('\u22121.5', '.')).toEqual({ value: '-1.5' });
  expect(readDecimal('1.5 CR', '.')).toHaveProperty('problem');
  expect(readPercent('12.5%-', '.')).toHaveProperty('problem');
  expect(readPercent('-12.5 %', '.')).toEqual({ value: -125_000 });
  expect(readPercent('12.5', '.')).toEqual({ value: 125_000 });
  expect(readInteger('1,200', '.')).toEqual({ value: 1_200 });
  expect(readInteger('12k', '.')).toHaveProperty('problem');
  expect(readInteger('5-10', '.')).toHaveProperty('problem');
});

describe('a date', () => {
  test.each([
    ['2017-03-01', 'ymd', '2017-03-01'],
    ['3/1/2017', 'mdy', '2017-03-01'],
    ['01.03.2017', 'dmy', '2017-03-01'],
    ['15.06.98', 'dmy', '1998-06-15'],
    ['15.06.72', 'dmy', '1972-06-15'],
    ['15.06.24', 'dmy', '2024-06-15'],
    ['15.06.36', 'dmy', '2036-06-15'],
    ['Aug 3, 2024', 'mdy', '2024-08-03'],
    ['August 3 2024', 'dmy', '2024-08-03'],
    ['3 Aug 2024', 'mdy', '2024-08-03'],
    ['3-Aug-24', 'mdy', '2024-08-03'],
    ['Sat, 3 August 2024', 'mdy', '2024-08-03'],
    ['3. März 2024', 'mdy', '2024-03-03'],
    ['3 août 2024', 'mdy', '2024-08-03'],
    ['3 de agosto de 2024', 'mdy', '2024-08-03'],
    ['2024-08-03T10:00:00Z', 'ymd', '2024-08-03'],
  ] as const)('%s is read', (text, order, iso) => {
    expect(readDate(text, order, TODAY)).toEqual({ value: iso });
  });

  test.each([
    ['31.02.2024', 'dmy'],
    ['Feb 30, 2024', 'mdy'],
    ['Foo 3, 2024', 'mdy'],
    ['Mayor 3, 2024', 'mdy'],
    ['2026-99-99', 'ymd'],
    ['123.1.1', 'dmy'],
    ['', 'ymd'],
  ] as const)('%s is refused', (text, order) => {
    expect(readDate(text, order, TODAY)).toEqual({ problem: `"${text}" is not a date` });
  });

  test('a time may follow', () => {
    expect(readInstant('Aug 3, 2024 2:30 PM', 'mdy', 'UTC')).toEqual({ value: '2024-08-03T14:30:00.000Z' });
    expect(readInstant('2024-08-03T14:30:00Z', 'ymd', 'UTC')).toEqual({ value: '2024-08-03T14:30:00.000Z' });
    expect(['Aug 3, 2024 2:30 PM', '2024-08-03T14:30:00Z', '3/8/2024'].map(dayPart)).toEqual([
      'Aug 3, 2024',
      '2024-08-03',
      '3/8/2024',
    ]);
  });

  test('months in words leave the order of the other dates open', () => {
    expect(dateOrderOf(['Aug 3, 2024', '31/12/2024'])).toBe('dmy');
  });
});
