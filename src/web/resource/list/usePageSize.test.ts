import { expect, test } from 'vitest';
import { rowsThatFit } from './usePageSize.ts';

test('fills the screen with rows, more of them if they are compact', () => {
  expect(rowsThatFit(900, 'comfortable')).toBe(13);
  expect(rowsThatFit(900, 'compact')).toBe(16);
});

test('shows some rows on the smallest screen, and at most one hundred', () => {
  expect(rowsThatFit(320, 'comfortable')).toBe(5);
  expect(rowsThatFit(9000, 'compact')).toBe(100);
});
