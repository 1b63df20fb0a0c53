import { expect, test } from 'vitest';
import { foldedEntries } from './Timeline.tsx';

const entry = (id: string, group?: string | null) => ({ id, at: '2026-03-01T09:00:00Z', what: 'changed it', group });

test('entries of one action become one row at the place of the first; others stay alone, in their order', () => {
  const folds = foldedEntries([entry('a', 'x'), entry('b'), entry('c', 'x'), entry('d', 'y'), entry('e', null)]);
  expect(folds.map((fold) => fold.map(({ id }) => id))).toEqual([['a', 'c'], ['b'], ['d'], ['e']]);
});

test('neighbors of one run become one row, and an entry between them starts another', () => {
  const run = { key: 'emails', words: (count: number) => `${count} emails` };
  const mail = (id: string) => ({ ...entry(id), run });
  const folds = foldedEntries([mail('a'), mail('b'), entry('c'), mail('d'), entry('e', 'x'), entry('f', 'x')]);
  expect(folds.map((fold) => fold.map(({ id }) => id))).toEqual([['a', 'b'], ['c'], ['d'], ['e', 'f']]);
});
