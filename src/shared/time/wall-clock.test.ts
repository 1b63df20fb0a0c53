import { expect, test } from 'vitest';
import { instantOfWall, isTimeZone, startOfDay, wallClock } from './wall-clock.ts';

test('converts an instant to local time', () => {
  expect(wallClock('2026-01-31T23:30:00Z', 'Europe/Berlin')).toBe('2026-02-01 00:30:00');
  expect(wallClock('2026-07-04T00:00:00Z', 'America/New_York')).toBe('2026-07-03 20:00:00');
});

test('converts local time to an instant, around clock changes', () => {
  for (const zone of ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'])
    for (const instant of ['2026-01-15T12:00:00.000Z', '2026-03-29T02:30:00.000Z', '2026-10-24T23:59:59.000Z'])
      expect(instantOfWall(wallClock(instant, zone), zone).toISOString(), zone).toBe(instant);
});

test('uses the first of a repeated hour and moves a skipped one', () => {
  expect(instantOfWall('2026-10-25 02:30:00', 'Europe/Berlin').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(instantOfWall('2026-03-29 02:30:00', 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

test('starts a day at local midnight, also on clock changes', () => {
  expect(startOfDay('2026-03-29', 'Europe/Berlin').toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfDay('2026-03-30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z');
  expect(startOfDay('2026-01-01', 'America/New_York').toISOString()).toBe('2026-01-01T05:00:00.000Z');
});

test('accepts named time zones, not offsets', () => {
  for (const zone of ['UTC', 'Europe/Berlin', 'europe/berlin', 'Etc/GMT+5']) expect(isTimeZone(zone), zone).toBe(true);
  for (const none of ['+05:30', '-08:00', 'GMT+5', 'Nope/Zone', '']) expect(isTimeZone(none), none).toBe(false);
});
