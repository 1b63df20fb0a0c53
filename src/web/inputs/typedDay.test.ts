import dayjs from 'dayjs';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setRegion } from '../region.ts';
import { loadRelativeDays } from './relativeDays.ts';
import { type DayLimits, problemOf, readDay, understoodDay } from './typedDay.ts';

const limits = {
  shape: 'MMM D, YYYY',
  min: dayjs('2026-03-12'),
  minIs: 'the day it was opened',
  max: dayjs('2026-05-05'),
};
const read = (text: string, given: Partial<DayLimits> = {}) =>
  readDay(text, { shape: limits.shape, ...given })?.format('YYYY-MM-DD HH:mm');

beforeAll(loadRelativeDays);
beforeEach(() => {
  vi.setSystemTime('2026-05-06T12:00:00Z');
  setRegion({ region: 'en', currency: 'USD', timezone: 'UTC' });
});
afterEach(() => vi.useRealTimers());

it('reads relative days from the company’s day', () => {
  const days = {
    'next friday': '2026-05-15',
    friday: '2026-05-08',
    tomorrow: '2026-05-07',
    'in 3 weeks': '2026-05-27',
    '2 weeks ago': '2026-04-22',
    'end of month': '2026-05-31',
  };
  for (const [text, day] of Object.entries(days)) expect(read(text), text).toBe(`${day} 00:00`);
});

it('keeps the day of a time and the time of a day', () => {
  const base = dayjs('2026-12-10T10:00');
  expect(read('2026-12-10 10:00', { unit: 'instant' })).toBe('2026-12-10 10:00');
  expect(read('3pm', { unit: 'instant', base })).toBe('2026-12-10 15:00');
  expect(read('10am', { unit: 'instant' })).toBe('2026-05-06 10:00');
  expect(read('Dec 11', { unit: 'instant', base })).toBe('2026-12-11 10:00');
  expect(read('tomorrow 10am', { unit: 'instant' })).toBe('2026-05-07 10:00');
});

it('reads nothing where a part of the text would be lost', () => {
  expect(problemOf('2026-12-10 10:00', { shape: limits.shape })).toBe('Enter a day without a time.');
  expect(problemOf('2026-12-10', { shape: 'MMM D, YYYY h:mm A', unit: 'instant' })).toBe(
    'Add a time, such as May 6, 2026 10:00 AM.',
  );
  for (const text of ['friday or later', 'next week'])
    expect(problemOf(text, { shape: limits.shape }), text).toContain('is not a day');
});

it('asks which day is meant where a region writes both ways', () => {
  setRegion({ region: 'en-ca', currency: 'CAD', timezone: 'UTC' });
  expect(problemOf('3/4/2027', { shape: limits.shape })).toBe(
    '"3/4/2027" can be March 4 or April 3. Write the month as a word.',
  );
});

it('says in full what it understood', () => {
  expect(understoodDay('next friday', { shape: limits.shape })).toBe('Friday, May 15, 2026');
  expect(understoodDay('3/2027', { shape: 'MMMM YYYY', unit: 'month' })).toBe('March 2027');
  expect(understoodDay('next', { shape: limits.shape })).toBeUndefined();
});

it('reads a day in every format, within its limits', () => {
  for (const text of ['Mar 12, 2026', '2026-03-12', '2026-05-05', '12 April'])
    expect(problemOf(text, limits), text).toBeUndefined();
});

it('explains why a day cannot be chosen', () => {
  expect(problemOf('2026-03-11', limits)).toBe('Mar 11, 2026 is before Mar 12, 2026, the day it was opened');
  expect(problemOf('2026-05-06', limits)).toBe('May 6, 2026 is after May 5, 2026');
  expect(problemOf('2026-05-07', { shape: limits.shape, max: dayjs('2026-05-06') })).toBe(
    'May 7, 2026 is in the future',
  );
  expect(problemOf('2026-02-30', limits)).toBe('"2026-02-30" is not a day. Use a format such as May 6, 2026');
});

it('compares months in month inputs', () => {
  const month = { shape: 'MMMM YYYY', unit: 'month' as const, min: dayjs('2026-03-12') };
  expect(problemOf('2026-03-01', month)).toBeUndefined();
  expect(problemOf('February 2026', month)).toBe('February 2026 is before March 2026');
});
