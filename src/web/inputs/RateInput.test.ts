import { expect, test } from 'vitest';
import { percentOf, plainPercent, ppmOf } from './RateInput.tsx';

test.each([
  ['10,5', 105_000],
  ['10.5', 105_000],
  [' 7,25 % ', 72_500],
  ['12', 120_000],
])('a percentage typed as %s is what it says, with a comma as with a dot', (typed, ppm) => {
  expect(ppmOf(plainPercent(typed))).toBe(ppm);
});

test('what is typed is what is shown', () => {
  expect(percentOf(105_000)).toBe('10.5');
});
