import { expect, test } from 'vitest';
import { type DurationUnit, readDuration } from './durations.ts';

test.each<[string, DurationUnit, number | undefined]>([
  ['2h 30m', 'minutes', 150],
  ['2 hours and 30 minutes', 'minutes', 150],
  ['1.5 hours', 'minutes', 90],
  ['2:30', 'minutes', 150],
  ['3 weeks', 'days', 21],
  ['36h', 'days', 1.5],
  ['1 week 2 days', 'days', 9],
  ['2 years', 'months', 24],
  ['1 quarter', 'months', 3],
  ['3 weeks', 'months', undefined],
  ['2 months', 'days', undefined],
  ['2h later', 'minutes', undefined],
  ['soon', 'days', undefined],
])('reads %s in %s', (text, unit, value) => {
  expect(readDuration(text, unit)).toBe(value);
});
