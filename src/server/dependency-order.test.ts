import { expect, test } from 'vitest';
import { sortByDependencies } from './dependency-order.ts';

const ordered = (all: Record<string, string[]>) =>
  sortByDependencies(
    Object.entries(all),
    ([name]) => name,
    ([, after]) => after,
  ).map(([name]) => name);

test('sorts items after their dependencies', () => {
  expect(ordered({ deals: ['partners', 'products'], products: [], contacts: ['partners'], partners: [] })).toEqual([
    'partners',
    'products',
    'deals',
    'contacts',
  ]);
});

test('rejects cycles and unknown dependencies', () => {
  expect(() => ordered({ one: ['other'], other: ['one'] })).toThrow('one -> other -> one');
  expect(() => ordered({ lonely: ['nobody'] })).toThrow('"lonely" comes after "nobody"');
});
