import dayjs from 'dayjs';
import { afterEach, expect, it, vi } from 'vitest';
import { problemOf } from './typedDay.ts';

const formats = ['MMM D, YYYY', 'YYYY-MM-DD'];
const limits = { formats, min: dayjs('2026-03-12'), minIs: 'the day it was opened', max: dayjs('2026-05-05') };

afterEach(() => vi.useRealTimers());

it('reads a day in every format, within its limits', () => {
  for (const text of ['Mar 12, 2026', '2026-03-12', '2026-05-05'])
    expect(problemOf(text, limits), text).toBeUndefined();
});

it('explains why a day cannot be chosen', () => {
  vi.setSystemTime('2026-05-06T12:00:00Z');
  expect(problemOf('2026-03-11', limits)).toBe('Mar 11, 2026 is before Mar 12, 2026, the day it was opened');
  expect(problemOf('2026-05-06', limits)).toBe('May 6, 2026 is after May 5, 2026');
  expect(problemOf('2026-05-07', { formats, max: dayjs('2026-05-06') })).toBe('May 7, 2026 is in the future');
  expect(problemOf('2026-02-30', limits)).toBe('"2026-02-30" is not a day. Use a format such as May 6, 2026');
});

it('compares months in month inputs', () => {
  const month = { formats: ['MMMM YYYY', 'YYYY-MM-DD'], unit: 'month' as const, min: dayjs('2026-03-12') };
  expect(problemOf('2026-03-01', month)).toBeUndefined();
  expect(problemOf('February 2026', month)).toBe('February 2026 is before March 2026');
});
