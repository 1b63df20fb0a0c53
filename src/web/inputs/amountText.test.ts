import { expect, test } from 'vitest';
import { formatMoney } from '#shared/money/money.ts';
import { regionLocales } from '#shared/places/regions.ts';
import { plainDecimal, readAmount } from './amountText.ts';

test.each([
  ['1234.5', 'USD', 123_450],
  ['1,234,567.50', 'USD', 123_456_750],
  ['1 234', 'EUR', 123_400],
  ["1'234.00", 'CHF', 123_400],
  ['12.', 'USD', 1_200],
  ['-5', 'USD', -500],
  ['1234', 'JPY', 1_234],
  ['0', 'USD', 0],
  ['12k', 'USD', 1_200_000],
  ['1.5m', 'USD', 150_000_000],
  ['1.2345 million', 'USD', 123_450_000],
  ['1.234,50', 'EUR', 123_450],
  ['1.234.567', 'EUR', 123_456_700],
  ['12,50', 'EUR', 1_250],
  ['$12k', 'USD', 1_200_000],
  ['EUR 1,234.50', 'EUR', 123_450],
  ['1.234,50 €', 'EUR', 123_450],
])('reads %s %s', (text, currency, minor) => {
  expect(readAmount(text, currency)).toEqual({ value: minor });
});

test('treats empty input as no amount', () => {
  expect(readAmount('  ', 'USD')).toEqual({ value: null });
});

test.each([
  ['12.345', 'USD', 'at most 2 decimals'],
  ['12.5', 'JPY', 'no decimals'],
  ['1.234', 'EUR', 'at most 2 decimals'],
  ['1,23,456', 'USD', 'is not an amount'],
  ['€12', 'USD', 'is not an amount'],
  ['12kk', 'USD', 'is not an amount'],
  ['12a', 'USD', 'is not an amount'],
  ['99999999999999999', 'USD', 'too large'],
])('explains why %s %s is invalid', (text, currency, words) => {
  expect(readAmount(text, currency)).toEqual({ value: null, problem: expect.stringContaining(words) });
});

test.each([
  ['1,5', '1.5'],
  ['1,234', '1234'],
  ['1,234.5', '1234.5'],
  ['-0.25', '-0.25'],
  ['1 234,5', '1234.5'],
])('formats the number %s as %s', (typed, plain) => {
  expect(plainDecimal(typed)).toBe(plain);
});

test('reads every amount as itself in the region in which it is displayed', () => {
  for (const locale of Object.values(regionLocales))
    for (const currency of ['USD', 'EUR', 'JPY'])
      for (const minor of [0, 5, 99, 100, 123_450, 1_234_567, 987_654_321])
        expect(readAmount(formatMoney(minor, currency, locale), currency), `${locale} ${currency}`).toEqual({
          value: minor,
        });
});
