import { afterEach, describe, expect, it } from 'vitest';
import {
  formatBytes,
  formatDay,
  formatEventTime,
  formatInstant,
  formatRelative,
  setReaderTimeZone,
  setRegion,
} from './region.ts';

const region = (timezone: string) => setRegion({ region: 'en', currency: 'USD', timezone });
afterEach(() => region('UTC'));

describe('the region of the company', () => {
  it.each([
    ['en', 'Mar 9, 2026', 'Mar 9, 2026, 2:05 PM'],
    ['en-ca', 'Mar 9, 2026', 'Mar 9, 2026, 2:05 p.m.'],
    ['en-gb', '9 Mar 2026', '9 Mar 2026, 14:05'],
  ])('%s selects how dates are written', (region, day, instant) => {
    setRegion({ region: region as 'en', currency: 'USD', timezone: 'UTC' });
    const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
    expect(plain(formatDay('2026-03-09'))).toBe(day);
    expect(plain(formatInstant('2026-03-09T14:05:00Z'))).toBe(instant);
  });
});

describe('how long it is to an instant', () => {
  const now = Date.parse('2026-11-22T13:00:00Z');

  it('counts calendar days', () => {
    expect(formatRelative('2026-11-24T12:00:00Z', now)).toBe('in 2 days');
    expect(formatRelative('2026-11-23T23:00:00Z', now)).toBe('tomorrow');
    expect(formatRelative('2026-11-20T14:00:00Z', now)).toBe('2 days ago');
    expect(formatRelative('2026-11-21T01:00:00Z', now)).toBe('yesterday');
  });

  it('uses the company’s calendar', () => {
    region('Pacific/Auckland');
    expect(formatRelative('2026-11-24T12:00:00Z', now)).toBe('in 2 days');
    expect(formatRelative('2026-11-24T10:30:00Z', now)).toBe('tomorrow');
  });

  it('formats hours, months and years', () => {
    expect(formatRelative('2026-11-22', now)).toBe('today');
    expect(formatRelative('2026-11-22T10:00:00Z', now)).toBe('3 hr. ago');
    expect(formatRelative('2026-09-25T13:00:00Z', now)).toBe('1 mo. ago');
    expect(formatRelative('2024-12-22T13:00:00Z', now)).toBe('1 yr. ago');
    expect(formatRelative('2026-11-22T13:00:30Z', now)).toBe('now');
  });
});

describe('a number of bytes', () => {
  it('is formatted in the largest fitting unit', () => {
    expect([0, 512, 1024, 1_572_864, 5 * 1024 ** 3].map(formatBytes)).toEqual([
      '0 B',
      '512 B',
      '1 kB',
      '1.5 MB',
      '5 GB',
    ]);
  });
});

it('names the time zone of a meeting only where the reader’s clock shows another time', () => {
  region('UTC');
  setReaderTimeZone('Europe/Berlin');
  expect(formatEventTime('2026-03-16T09:00:00Z', 'Europe/Vienna')).toBe('Mar 16, 2026, 10:00 AM');
  expect(formatEventTime('2026-03-16T09:00:00Z', 'America/New_York')).toBe('Mar 16, 2026, 10:00 AM GMT+1');
  setReaderTimeZone('America/New_York');
  expect(formatEventTime('2026-03-16T02:00:00Z', 'Europe/Berlin')).toBe('Mar 15, 2026, 10:00 PM EDT');
});
