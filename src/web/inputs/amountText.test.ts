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
])('%s %s is read', (text, currency, minor) => {
  expect(readAmount(text, currency)).toEqual({ value: minor });
});

test('nothing typed is no amount, and nothing wrong either', () => {
  expect(readAmount('  ', 'USD')).toEqual({ value: null });
});

test.each([
  ['12.345', 'USD', 'at most 2 decimals'],
  ['12.5', 'JPY', 'no decimals'],
  ['12,50', 'EUR', 'decimals with a dot'],
  ['1.234,56', 'EUR', 'decimals with a dot'],
  ['1,5', 'USD', 'decimals with a dot'],
  ['12a', 'USD', 'is not an amount'],
  ['99999999999999999', 'USD', 'larger than we keep'],
])('%s %s is told, never taken for nothing or for another amount', (text, currency, words) => {
  expect(readAmount(text, currency)).toEqual({ value: null, problem: expect.stringContaining(words) });
});

test.each([
  ['1,5', '1.5'],
  ['1,234', '1234'],
  ['1,234.5', '1234.5'],
  ['-0.25', '-0.25'],
  ['1 234,5', '1234.5'],
])('the number %s is %s', (typed, plain) => {
  expect(plainDecimal(typed)).toBe(plain);
});
