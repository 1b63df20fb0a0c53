import { expect, test } from 'vitest';
import { activePath } from './activePath.ts';

const paths = ['/partners', '/partners/types', '/commissions', '/commissions/payouts'];

test('an address belongs to the longest entry that covers it', () => {
  expect(activePath(paths, '/partners/types/edit/1')).toBe('/partners/types');
  expect(activePath(paths, '/partners/show/1')).toBe('/partners');
  expect(activePath(paths, '/commissions/payouts')).toBe('/commissions/payouts');
});

test('an entry does not cover a longer word', () => {
  expect(activePath(paths, '/partners_directory')).toBeUndefined();
});
