import { afterEach, expect, test } from 'vitest';
import { isUnreachable, setReachable } from './reachability.ts';

afterEach(() => setReachable([]));

test('skips requests a role cannot make', () => {
  setReachable(['imports/*', 'payout_batches/:id/exports/:number']);
  expect(isUnreachable('imports')).toBe(true);
  expect(isUnreachable('/imports/42/files?x=1')).toBe(true);
  expect(isUnreachable('payout_batches/7/exports/1')).toBe(true);
  expect(isUnreachable('payout_batches/7')).toBe(false);
  expect(isUnreachable('session')).toBe(false);
});

test('requests everything with full access', () => {
  expect(isUnreachable('imports')).toBe(false);
});
