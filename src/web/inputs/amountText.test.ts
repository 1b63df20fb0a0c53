import { expect, test } from 'vitest';
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
])('reads %s %s', (text, currency, minor) => {
  expect(readAmount(text, currency)).toEqual({ value: minor });
});

test('treats empty input as no amount', () => {
  expect(readAmount('  ', 'USD')).toEqual({ value: null });
});

test.each([
  ['12.345', 'USD', 'at most 2 decimals'],
  ['12.5', 'JPY', 'no decimals'],
  ['12,50', 'EUR', 'a dot for decimals'],
  ['1.234,56', 'EUR', 'a dot for decimals'],
  ['1,5', 'USD', 'a dot for decimals'],
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
