import { expect, test } from 'vitest';
import { activeEntries, activePath, addressOf } from './activePath.ts';

const paths = ['/partners', '/partners/types', '/commissions', '/commissions/payouts'];

test('an address belongs to the longest entry that covers it', () => {
  expect(activePath(paths, '/partners/types/edit/1')).toBe('/partners/types');
  expect(activePath(paths, '/partners/show/1')).toBe('/partners');
  expect(activePath(paths, '/commissions/payouts')).toBe('/commissions/payouts');
});

test('an entry does not cover a longer word', () => {
  expect(activePath(paths, '/partners_directory')).toBeUndefined();
});

test('an entry may be a tab of a screen, and cover addresses elsewhere', () => {
  const details = { path: '/settings' };
  const team = { path: '/settings?tab=team', covers: ['/settings/team'] };
  const entries = [details, team];
  expect(activeEntries(entries, '/settings?tab=team')).toEqual([team]);
  expect(activeEntries(entries, '/settings/team/edit/1')).toEqual([team]);
  expect(activeEntries(entries, '/settings?tab=details')).toEqual([details]);
  expect(activeEntries(entries, '/elsewhere')).toEqual([]);
});

test('an entry in two groups is found in both', () => {
  const entries = [
    { path: '/partners/types', group: 'Data Manager' },
    { path: '/partners/types', group: 'Partners' },
  ];
  expect(activeEntries(entries, '/partners/types/show/1')).toHaveLength(2);
});

test('of a query the menu knows the tab alone', () => {
  expect(addressOf({ pathname: '/settings', search: { tab: 'team', page: '2' } })).toBe('/settings?tab=team');
  expect(addressOf({ pathname: '/partners', search: { page: '2' } })).toBe('/partners');
});
