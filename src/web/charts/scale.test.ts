import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleOf } from './scale.ts';

test('ends an axis on a round number above all values', () => {
  expect(scaleOf([12, 118_000]).ticks).toEqual([0, 50_000, 100_000, 150_000]);
  expect(scaleOf([7]).ticks).toEqual([0, 2, 4, 6, 8]);
});

test('uses whole steps for small counts', () => {
  expect(scaleOf([1, 2]).ticks).toEqual([0, 1, 2]);
  expect(scaleOf([0, 0]).ticks).toEqual([0, 1]);
  expect(scaleOf([]).ticks).toEqual([0, 1]);
});

test('shows losses below zero', () => {
  expect(scaleOf([-30, 90]).ticks).toEqual([-50, 0, 50, 100]);
});

test('keeps values between the ends, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1 }), (values) => {
      const { ticks, at } = scaleOf(values);
      expect(ticks.length).toBeLessThanOrEqual(8);
      expect(ticks).toContain(0);
      for (const value of values) {
        expect(at(value)).toBeGreaterThanOrEqual(-1e-9);
        expect(at(value)).toBeLessThanOrEqual(1 + 1e-9);
      }
    }),
  );
});
