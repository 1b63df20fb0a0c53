import { afterEach, expect, test } from 'vitest';
import { isOutOfReach, setReach } from './reach.ts';

afterEach(() => setReach([]));

test('what a role does not open is not asked for, and all else is', () => {
  setReach(['imports/*', 'payout_batches/:id/exports/:number']);
  expect(isOutOfReach('imports')).toBe(true);
  expect(isOutOfReach('/imports/42/files?x=1')).toBe(true);
  expect(isOutOfReach('payout_batches/7/exports/1')).toBe(true);
  expect(isOutOfReach('payout_batches/7')).toBe(false);
  expect(isOutOfReach('session')).toBe(false);
});

test('who may read everything asks for everything', () => {
  expect(isOutOfReach('imports')).toBe(false);
});
