import { expect, test } from 'vitest';
import { GoSequence, placesFor } from './places.ts';

test('recognizes g and a letter within a short time only', () => {
  const keys = new GoSequence();
  expect(keys.press('d', 0)).toBeUndefined();
  expect(keys.press('g', 100)).toBeUndefined();
  expect(keys.press('d', 900)).toBe('d');
  expect(keys.press('d', 1_000)).toBeUndefined();
  expect(keys.press('g', 2_000)).toBeUndefined();
  expect(keys.press('d', 4_000)).toBeUndefined();
});

test('offers only screens that are in the menu', () => {
  expect(placesFor('company', ['/dashboard', '/partners'])).toEqual([
    ['d', '/dashboard'],
    ['p', '/partners'],
  ]);
  expect(placesFor('partner', ['/partners', '/revenue/deal-desk'])).toEqual([['r', '/revenue/deal-desk']]);
});
