import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths } from '#shared/time/dates.ts';
import { bucketsOf, comingMonths, spansOf, windowStart } from './periods.ts';

test('counts a day for as many months as a window has, to the day', () => {
  expect(windowStart('2026-03-16', 12)).toBe('2025-03-17');
  expect(windowStart('2021-02-28', 1)).toBe('2021-02-01');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 24 }), (start, months) => {
      const today = addDays('1990-01-01', start);
      const first = windowStart(today, months);
      expect(addMonths(first, months) > today).toBe(true);
      expect(addMonths(addDays(first, -1), months) <= today).toBe(true);
    }),
  );
});

test('compares the last twelve months with the same days a year before', () => {
  expect(spansOf('last_12_months', '2026-02-28')).toEqual({
    now: { from: '2025-03-01', to: '2026-02-28' },
    before: { from: '2024-03-01', to: '2025-02-28' },
  });
});

test('compares a running quarter with the same days of the previous one', () => {
  expect(spansOf('this_quarter', '2026-03-16')).toEqual({
    now: { from: '2026-01-01', to: '2026-03-16' },
    before: { from: '2025-10-01', to: '2025-12-14' },
  });
});

test('clips the comparison to the length of the previous quarter', () => {
  // 1 July to 30 September has 92 days, 1 April to 30 June 91.
  expect(spansOf('this_quarter', '2026-09-30').before).toEqual({ from: '2026-04-01', to: '2026-06-30' });
});

test('compares a finished period with the whole previous one', () => {
  expect(spansOf('last_month', '2026-03-16')).toEqual({
    now: { from: '2026-02-01', to: '2026-02-28' },
    before: { from: '2026-01-01', to: '2026-01-31' },
  });
  expect(spansOf('last_quarter', '2026-03-16').now).toEqual({ from: '2025-10-01', to: '2025-12-31' });
  expect(spansOf('last_year', '2026-03-16')).toEqual({
    now: { from: '2025-01-01', to: '2025-12-31' },
    before: { from: '2024-01-01', to: '2024-12-31' },
  });
});

test('compares a custom period with as many days before', () => {
  expect(spansOf('custom', '2026-03-16', { from: '2026-03-01', to: '2026-03-10' }).before).toEqual({
    from: '2026-02-19',
    to: '2026-02-28',
  });
});

test('divides a period into days, weeks from Monday, months, quarters or years', () => {
  expect(bucketsOf({ from: '2026-03-01', to: '2026-03-03' })).toEqual([
    { from: '2026-03-01', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-02' },
    { from: '2026-03-03', to: '2026-03-03' },
  ]);
  // 1 January 2026 was a Thursday.
  expect(bucketsOf({ from: '2026-01-01', to: '2026-03-16' }).slice(0, 2)).toEqual([
    { from: '2026-01-01', to: '2026-01-04' },
    { from: '2026-01-05', to: '2026-01-11' },
  ]);
  expect(bucketsOf({ from: '2025-04-01', to: '2026-03-16' })).toHaveLength(12);
  expect(bucketsOf({ from: '2020-02-01', to: '2024-03-16' })[0]).toEqual({ from: '2020-02-01', to: '2020-03-31' });
  expect(bucketsOf({ from: '2015-02-01', to: '2026-03-16' })).toHaveLength(12);
});

test('divides a period without gaps or overlaps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 3650 }), (start, days) => {
      const span = { from: addDays('1990-01-01', start), to: addDays('1990-01-01', start + days) };
      const buckets = bucketsOf(span);
      expect(buckets[0]!.from).toBe(span.from);
      expect(buckets.at(-1)!.to).toBe(span.to);
      for (const [index, bucket] of buckets.entries()) {
        expect(bucket.from <= bucket.to).toBe(true);
        if (index > 0) expect(bucket.from).toBe(addDays(buckets[index - 1]!.to, 1));
      }
      expect(buckets.length).toBeLessThanOrEqual(32);
    }),
  );
});

test('starts upcoming months with the current one', () => {
  expect(comingMonths('2026-11-21', 3)).toEqual([
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2026-12-01', to: '2026-12-31' },
    { from: '2027-01-01', to: '2027-01-31' },
  ]);
});
