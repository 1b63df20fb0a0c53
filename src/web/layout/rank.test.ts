import { expect, test } from 'vitest';
import { rankOf } from './rank.ts';

test('an entry answers words it has, better those that begin one of its own, and no letters strewn about', () => {
  expect(rankOf('Recalculate past deals', 'alder')).toBe(0);
  expect(rankOf('Recalculate past deals', 'past rec')).toBe(1);
  expect(rankOf('Recalculate past deals', 'calc')).toBe(0.5);
  expect(rankOf('Company settings', 'LOGO', ['logo', 'region'])).toBe(1);
  expect(rankOf('Company settings', '')).toBe(1);
});
