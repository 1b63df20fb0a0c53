import { expect, test } from 'vitest';
import type { Timing } from '../schema.ts';
import { checkTiming, occurrences } from './occurrences.ts';

const times = (timing: Timing, after: string, count = 3, zone = 'Europe/Berlin') =>
  occurrences(timing, zone, new Date(after), count).map((at) => at.toISOString().replace('.000Z', 'Z'));

test('keeps the local hour across daylight saving changes', () => {
  const daily: Timing = { kind: 'daily', time: '08:00' };
  expect(times(daily, '2026-03-28T00:00:00Z')).toEqual([
    '2026-03-28T07:00:00Z',
    '2026-03-29T06:00:00Z',
    '2026-03-30T06:00:00Z',
  ]);
  expect(times(daily, '2026-10-24T00:00:00Z')).toEqual([
    '2026-10-24T06:00:00Z',
    '2026-10-25T07:00:00Z',
    '2026-10-26T07:00:00Z',
  ]);
});

test('moves a skipped time in spring to the end of the gap, once', () => {
  expect(times({ kind: 'daily', time: '02:30' }, '2026-03-28T12:00:00Z')).toEqual([
    '2026-03-29T01:00:00Z',
    '2026-03-30T00:30:00Z',
    '2026-03-31T00:30:00Z',
  ]);
});

test('uses the first of two equal times in autumn', () => {
  expect(times({ kind: 'daily', time: '02:30' }, '2026-10-24T12:00:00Z')).toEqual([
    '2026-10-25T00:30:00Z',
    '2026-10-26T01:30:00Z',
    '2026-10-27T01:30:00Z',
  ]);
});

test('respects southern hemisphere clock changes', () => {
  expect(times({ kind: 'daily', time: '08:00' }, '2026-10-03T00:00:00Z', 2, 'Australia/Sydney')).toEqual([
    '2026-10-03T21:00:00Z',
    '2026-10-04T21:00:00Z',
  ]);
});

test('uses Friday as the last working day when a month ends on a weekend', () => {
  expect(times({ kind: 'last_business_day', time: '17:00' }, '2026-01-01T00:00:00Z', 5, 'UTC')).toEqual([
    '2026-01-30T17:00:00Z',
    '2026-02-27T17:00:00Z',
    '2026-03-31T17:00:00Z',
    '2026-04-30T17:00:00Z',
    '2026-05-29T17:00:00Z',
  ]);
});

test('computes the last day of the month', () => {
  expect(times({ kind: 'monthly', time: '06:00', day: 0 }, '2028-01-31T12:00:00Z', 3, 'UTC')).toEqual([
    '2028-02-29T06:00:00Z',
    '2028-03-31T06:00:00Z',
    '2028-04-30T06:00:00Z',
  ]);
});

test('rejects schedules more frequent than every 15 minutes', () => {
  const check = (cron: string) => () =>
    checkTiming({ kind: 'cron', cron }, 'Europe/Berlin', new Date('2026-03-16T09:00:00Z'));
  for (const cron of ['*/15 * * * *', '0,15 8 * * *', '45 23 * * *', '0 8 29 2 *'])
    expect(check(cron), cron).not.toThrow();
  for (const cron of ['*/14 * * * *', '* * * * *', '0,14 8 1 1 *', '50,59 * * * *'])
    expect(check(cron), cron).toThrow('more often');
});

test('rejects an expensive expression quickly', () => {
  const began = Date.now();
  for (const cron of ['0 0 30 2 *', '0 0 31 2,4,6 *', '59 23 29 2 */6', '0 0 LW 2 3']) {
    try {
      checkTiming({ kind: 'cron', cron }, 'America/New_York', new Date('2026-03-16T09:00:00Z'));
    } catch {
      // Refused is an answer too.
    }
  }
  expect(Date.now() - began).toBeLessThan(4000);
});
