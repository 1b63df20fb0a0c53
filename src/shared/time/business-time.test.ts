import { expect, test } from 'vitest';
import { addBusinessSeconds, businessSecondsBetween } from './business-time.ts';

const hour = 3600;
const after = (from: string, hours: number, zone = 'UTC') =>
  addBusinessSeconds(new Date(from), hours * hour, zone).toISOString();
const between = (from: string, to: string, zone = 'UTC') =>
  businessSecondsBetween(new Date(from), new Date(to), zone) / hour;

test('counts all hours during the week', () => {
  expect(after('2026-03-16T09:00:00Z', 48)).toBe('2026-03-18T09:00:00.000Z');
  expect(between('2026-03-16T09:00:00Z', '2026-03-18T09:00:00Z')).toBe(48);
});

test('skips weekends and starts on Monday', () => {
  expect(after('2026-03-20T09:00:00Z', 48)).toBe('2026-03-24T09:00:00.000Z');
  expect(after('2026-03-21T15:00:00Z', 1)).toBe('2026-03-23T01:00:00.000Z');
  expect(between('2026-03-20T09:00:00Z', '2026-03-24T09:00:00Z')).toBe(48);
  expect(between('2026-03-21T15:00:00Z', '2026-03-22T15:00:00Z')).toBe(0);
  expect(after('2026-03-20T09:00:00Z', 15)).toBe('2026-03-21T00:00:00.000Z');
});

test('uses the time zone for weekends, also across clock changes', () => {
  // It is Friday 20:00 in Los Angeles and already Saturday in UTC. Daylight saving time starts on Sunday.
  expect(after('2026-03-07T04:00:00Z', 24, 'America/Los_Angeles')).toBe('2026-03-10T03:00:00.000Z');
  expect(between('2026-03-07T04:00:00Z', '2026-03-10T03:00:00Z', 'America/Los_Angeles')).toBe(24);
});

test('returns the start for nothing left and zero for the past', () => {
  expect(after('2026-03-21T15:00:00Z', 0)).toBe('2026-03-21T15:00:00.000Z');
  expect(between('2026-03-18T09:00:00Z', '2026-03-16T09:00:00Z')).toBe(0);
});
