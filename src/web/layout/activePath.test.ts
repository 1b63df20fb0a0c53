import { expect, test } from 'vitest';
import { activeEntries, activePath, addressOf } from './activePath.ts';

const paths = ['/partners', '/partners/types', '/commissions', '/commissions/payouts'];

test('marks the longest matching entry', () => {
  expect(activePath(paths, '/partners/types/edit/1')).toBe('/partners/types');
  expect(activePath(paths, '/partners/show/1')).toBe('/partners');
  expect(activePath(paths, '/commissions/payouts')).toBe('/commissions/payouts');
});

test('does not match a longer word', () => {
  expect(activePath(paths, '/partners_directory')).toBeUndefined();
});

test('matches tabs and additional addresses', () => {
  const details = { path: '/settings' };
  const team = { path: '/settings?tab=team', covers: ['/settings/team'] };
  const entries = [details, team];
  expect(activeEntries(entries, '/settings?tab=team')).toEqual([team]);
  expect(activeEntries(entries, '/settings/team/edit/1')).toEqual([team]);
  expect(activeEntries(entries, '/settings?tab=details')).toEqual([details]);
  expect(activeEntries(entries, '/elsewhere')).toEqual([]);
});

test('finds an entry in both of its groups', () => {
  const entries = [
    { path: '/partners/types', group: 'Data Manager' },
    { path: '/partners/types', group: 'Partners' },
  ];
  expect(activeEntries(entries, '/partners/types/show/1')).toHaveLength(2);
});

test('considers only the tab of a query', () => {
  expect(addressOf({ pathname: '/settings', search: { tab: 'team', page: '2' } })).toBe('/settings?tab=team');
  expect(addressOf({ pathname: '/partners', search: { page: '2' } })).toBe('/partners');
});
