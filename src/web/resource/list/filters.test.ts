import { afterAll, expect, test } from 'vitest';
import { setRegion, startOfDay } from '../../region.ts';
import {
  dayRangeToInstants,
  instantsToDayRange,
  isReadableRange,
  legibleRange,
  readRange,
  replaceFilters,
  writeRange,
} from './filters.ts';

// Test files share a process, so the region is reset for the next one.
afterAll(() => setRegion({ region: 'en', currency: 'USD', timezone: 'UTC' }));

const status = { field: 'status_id', operator: 'eq' as const, values: ['a'] };
const name = { field: 'name', operator: 'like' as const, values: ['acme'] };

test('keeps the position of an edited condition', () => {
  const changed = { ...status, values: ['a', 'b'] };
  expect(replaceFilters([status, name], 'status_id', [changed])).toEqual([changed, name]);
});

test('appends a new condition and removes a cleared one', () => {
  expect(replaceFilters([status], 'name', [name])).toEqual([status, name]);
  expect(replaceFilters([status, name], 'status_id', [])).toEqual([name]);
  expect(replaceFilters([status], 'status_id', [{ ...status, values: [] }])).toEqual([]);
});

test('reads ranges back, including open ends', () => {
  for (const range of [
    { from: '1', to: '5' },
    { from: '1', to: null },
    { from: null, to: '5' },
  ]) {
    expect(readRange(writeRange('amount_minor', range), 'amount_minor')).toEqual(range);
  }
});

test('shows an invalid URL value read-only', () => {
  const amount = { field: 'amount_minor', label: 'Amount', kind: 'money' } as const;
  const day = { field: 'earned_on', label: 'Earned on', kind: 'date' } as const;
  for (const value of ['abc', '1.5', '1e99']) expect(isReadableRange(amount, value)).toBe(false);
  for (const value of ['yesterday', '2026-13-45']) expect(isReadableRange(day, value)).toBe(false);
  expect([
    isReadableRange(amount, '1500'),
    isReadableRange(day, '2026-11-22'),
    isReadableRange(day, '@today-7'),
  ]).toEqual([true, true, true]);
  const range = { from: 'abc', to: '1500' };
  expect(legibleRange(writeRange('amount_minor', range), amount)).toEqual({ from: null, to: '1500' });
});

test.each([
  ['UTC', '2026-03-29T00:00:00.000Z', '2026-03-29T23:59:59.999Z'],
  ['America/New_York', '2026-03-29T04:00:00.000Z', '2026-03-30T03:59:59.999Z'],
  // Daylight saving time starts that night, so the day has 23 hours.
  ['Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
  ['Pacific/Kiritimati', '2026-03-28T10:00:00.000Z', '2026-03-29T09:59:59.999Z'],
])('converts a day in %s to its first and last moment', (timezone, from, to) => {
  setRegion({ region: 'en', currency: 'USD', timezone });
  const range = { from: '2026-03-29', to: '2026-03-29' };
  const instants = dayRangeToInstants(range, startOfDay);
  expect(instants).toEqual({ from, to });
  expect(instantsToDayRange(instants, timezone)).toEqual(range);
});
