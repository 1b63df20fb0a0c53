import { expect, test } from 'vitest';
import { features } from '#features/web.ts';
import { comingSoon } from './comingSoon.ts';

test('finished modules are not announced as coming', () => {
  const built = new Set(features.flatMap(({ routes }) => routes.map(({ path }) => path)));
  expect(built.size).toBeGreaterThan(50);
  expect(comingSoon.filter(({ path }) => built.has(path))).toEqual([]);
});

test('the menu links to no unfinished module', () => {
  const offered = features.flatMap(({ menu = [] }) => menu.map(({ path }) => path));
  expect(comingSoon.filter(({ path }) => offered.includes(path))).toEqual([]);
});
