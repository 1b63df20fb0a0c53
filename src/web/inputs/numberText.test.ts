import { expect, test } from 'vitest';
import { percentOf, readNumber, readPercent } from './numberText.ts';

test.each([
  ['10,5', 105_000],
  ['10.5', 105_000],
  [' 7,25 % ', 72_500],
  ['12', 120_000],
  ['0.0001', 1],
  ['100', 1_000_000],
  ['', null],
])('reads the percentage %s with comma or dot', (typed, value) => {
  expect(readPercent(typed, 1_000_000)).toEqual({ value });
});

test('shows numbers as typed', () => {
  expect([105_000, 1, 1_000_000, 0].map(percentOf)).toEqual(['10.5', '0.0001', '100', '0']);
});

test.each([
  ['150', 'is more than 100'],
  ['-1', 'is less than 0'],
  ['1.23456', 'has more than 4 decimals'],
  ['a tenth', 'is not a number'],
])('explains why the percentage %s is invalid', (typed, why) => {
  expect(readPercent(typed, 1_000_000)).toEqual({ value: null, problem: `"${typed}" ${why}` });
});

test.each([
  ['1,234', { max: 10_000 }, 1_234],
  ['5.0', {}, 5],
  ['-3', { min: -3 }, -3],
  ['2,5', { decimals: 2 }, 2.5],
  ['12k', {}, 12_000],
  ['2h 30m', { unit: 'minutes' as const }, 150],
  ['3 weeks', { unit: 'days' as const, max: 30 }, 21],
])('reads the number %s', (typed, limits, value) => {
  expect(readNumber(typed, limits)).toEqual({ value });
});

test.each([
  ['2.5', {}, 'is not a whole number'],
  ['0', { min: 1 }, 'is less than 1'],
  ['11', { max: 10 }, 'is more than 10'],
  ['1e3', {}, 'is not a number'],
  ['36h', { unit: 'days' as const }, 'is not a whole number of days'],
  ['5 weeks', { unit: 'days' as const, max: 30 }, 'is more than 30'],
  ['a while', { unit: 'days' as const }, 'is not a number of days'],
])('explains why the number %s is invalid', (typed, limits, why) => {
  expect(readNumber(typed, limits)).toEqual({ value: null, problem: `"${typed}" ${why}` });
});
