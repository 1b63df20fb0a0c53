import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  decimalText,
  explainRounding,
  inverse,
  multiply,
  parseDecimal,
  proportion,
  rational,
  round,
  splitByWeights,
} from './rational.ts';

describe('decimal text', () => {
  test.each([
    [rational(1, 3), 4, '0.3333'],
    [rational(-1, 8), 2, '-0.12'],
    [rational(3, 8), 2, '0.38'],
    [rational(5, 1), 10, '5'],
    [rational(1, 2_000), 3, '0'],
    [inverse(parseDecimal('1.0825')), 10, '0.9237875289'],
  ])('%o with %i places is %s', (value, places, text) => expect(decimalText(value, places, 'half_even')).toBe(text));

  test('rejects division by zero', () => expect(() => inverse(rational(0))).toThrow(RangeError));
});

describe('rounding', () => {
  test.each([
    [5, 2, 3, 2, 2],
    [-5, 2, -3, -2, -3],
    [7, 2, 4, 4, 3],
    [-7, 2, -4, -4, -4],
    [7, 3, 2, 2, 2],
    [-7, 3, -2, -2, -3],
    [6, 3, 2, 2, 2],
    [-1, 3, 0, 0, -1],
  ])('%i/%i is %i half up, %i half even, %i floored', (num, den, up, even, floor) => {
    expect(round(rational(num, den), 'half_up')).toBe(up);
    expect(round(rational(num, den), 'half_even')).toBe(even);
    expect(round(rational(num, den), 'floor')).toBe(floor);
  });

  test('rounds small numbers like exact fractions', () => {
    const small = fc.integer({ min: -3_000_000_000, max: 3_000_000_000 });
    const by = fc.integer({ min: 0, max: 2_000_000 });
    const mode = fc.constantFrom('half_up' as const, 'half_even' as const, 'floor' as const);
    fc.assert(
      fc.property(small, by, fc.integer({ min: 1, max: 1_000_000 }), mode, (a, b, d, how) => {
        expect(proportion(a, b, d, how)).toBe(round(rational(BigInt(a) * BigInt(b), d), how));
      }),
    );
  });

  test('keeps the last unit of products beyond 2^53', () => {
    expect(proportion(999_999_999_999_999, 999_999, 1_000_000, 'floor')).toBe(999_998_999_999_999);
    expect(proportion(999_999_999_999_999, 500_000, 1_000_000, 'half_up')).toBe(500_000_000_000_000);
    expect(proportion(999_999_999_999_999, 500_000, 1_000_000, 'floor')).toBe(499_999_999_999_999);
  });
});

describe('fractions', () => {
  test('parses decimals exactly', () => expect(parseDecimal('1.10')).toEqual({ num: 110n, den: 100n }));
  test('rejects text that is not a number', () => expect(() => parseDecimal('1,10')).toThrow('not a decimal number'));
  test('rejects a zero denominator', () => expect(() => rational(1, 0)).toThrow('denominator'));
  test('normalizes a negative denominator', () => expect(rational(1, -2)).toEqual({ num: -1n, den: 2n }));

  test('adds a third and a sixth to a half', () => {
    expect(compare(add(rational(1, 3), rational(1, 6)), rational(1, 2))).toBe(0);
    expect(compare(multiply(rational(2, 3), rational(3, 4)), rational(1, 2))).toBe(0);
    expect(compare(rational(1, 3), rational(333, 1000))).toBe(1);
  });
});

describe('splitting by largest remainder', () => {
  test('gives the spare cent of three equal shares to the first', () => {
    expect(splitByWeights(10000, [1, 1, 1])).toEqual([3334, 3333, 3333]);
  });

  test('gives the spare unit to the largest remainder', () => {
    expect(splitByWeights(100001, [60, 40])).toEqual([60001, 40000]);
    expect(splitByWeights(100, [1, 5])).toEqual([17, 83]);
    expect(splitByWeights(10, [1, 3, 3])).toEqual([2, 4, 4]);
  });

  test('splits any total into parts that add up', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e15 }), weights, (total, given) => {
        const parts = splitByWeights(total, given);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        const sum = given.reduce((all, weight) => all + weight, 0);
        parts.forEach((part, i) => {
          const quota = Number((BigInt(total) * BigInt(given[i] ?? 0)) / BigInt(sum));
          expect(part - quota === 0 || part - quota === 1).toBe(true);
        });
      }),
    );
  });

  test('explains quota, floor and spare unit', () => {
    expect(explainRounding(100, [1, 1, 1])).toEqual([
      { quota: '100/3', floor: 33, extra: 1 },
      { quota: '100/3', floor: 33, extra: 0 },
      { quota: '100/3', floor: 33, extra: 0 },
    ]);
  });

  test('rejects zero weights', () => expect(() => splitByWeights(10, [0, 0])).toThrow('more than zero'));
});
