import { expect, test } from 'vitest';
import { bucketNames } from './bucketText.ts';

test('labels the parts of a period', () => {
  expect(bucketNames([{ from: '2026-03-01', to: '2026-03-01' }])).toEqual(['Mar 1']);
  // Weeks, the first of them cut.
  expect(
    bucketNames([
      { from: '2026-01-01', to: '2026-01-04' },
      { from: '2026-01-05', to: '2026-01-11' },
    ]),
  ).toEqual(['Jan 1', 'Jan 5']);
  expect(
    bucketNames([
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-03-16' },
    ]),
  ).toEqual(['Feb 26', 'Mar 26']);
  expect(
    bucketNames([
      { from: '2026-02-01', to: '2026-03-31' },
      { from: '2026-04-01', to: '2026-06-30' },
    ]),
  ).toEqual(['Q1 26', 'Q2 26']);
  expect(bucketNames([{ from: '2024-01-01', to: '2024-12-31' }])).toEqual(['2024']);
});

test('has no period label without dates', () => {
  expect(bucketNames([{ from: null, to: null }])).toEqual([null]);
});
