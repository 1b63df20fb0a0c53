import { expect, test } from 'vitest';
import { foldedEntries } from './Timeline.tsx';

const entry = (id: string, group?: string | null) => ({ id, at: '2026-03-01T09:00:00Z', what: 'changed it', group });

test('entries of one action become one row at the place of the first; others stay alone, in their order', () => {
  const folds = foldedEntries([entry('a', 'x'), entry('b'), entry('c', 'x'), entry('d', 'y'), entry('e', null)]);
  expect(folds.map((fold) => fold.map(({ id }) => id))).toEqual([['a', 'c'], ['b'], ['d'], ['e']]);
});
