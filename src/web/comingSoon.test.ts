import { expect, test } from 'vitest';
import { features } from '#features/web.ts';
import { comingSoon } from './comingSoon.ts';

test('what is built is no longer announced as still being built', () => {
  const built = new Set(features.flatMap(({ routes }) => routes.map(({ path }) => path)));
  expect(built.size).toBeGreaterThan(50);
  expect(comingSoon.filter(({ path }) => built.has(path))).toEqual([]);
});

test('nothing in the menu leads to what is still being built', () => {
  const offered = features.flatMap(({ menu = [] }) => menu.map(({ path }) => path));
  expect(comingSoon.filter(({ path }) => offered.includes(path))).toEqual([]);
});
