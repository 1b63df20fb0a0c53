import { expect, test } from 'vitest';
import { type Hours, mailTime } from './mail-time.ts';

const hours: Hours = { timezone: 'Europe/Berlin', quiet_from: '20:00', quiet_to: '07:30', digest_at: '08:00' };
const at = (choice: 'off' | 'instant' | 'daily', now: string, of: Partial<Hours> = {}) =>
  mailTime(choice, new Date(now), { ...hours, ...of })?.toISOString() ?? null;

test('never emails what is off, and emails immediate notifications at once', () => {
  expect(at('off', '2026-03-16T09:00:00Z')).toBeNull();
  expect(at('instant', '2026-03-16T09:00:00Z')).toBe('2026-03-16T09:00:00.000Z');
});

test('delays an email until quiet hours end, also over midnight', () => {
  expect(at('instant', '2026-03-16T19:00:00Z')).toBe('2026-03-17T06:30:00.000Z');
  expect(at('instant', '2026-03-17T02:00:00Z')).toBe('2026-03-17T06:30:00.000Z');
});

test('starts quiet hours with their first minute and ends them with the last', () => {
  expect(at('instant', '2026-03-16T18:59:59Z')).toBe('2026-03-16T18:59:59.000Z');
  expect(at('instant', '2026-03-17T06:30:00Z')).toBe('2026-03-17T06:30:00.000Z');
  expect(at('instant', '2026-03-16T13:00:00Z', { quiet_from: '12:00', quiet_to: '14:00' })).toBe(
    '2026-03-16T13:00:00.000Z',
  );
  expect(at('instant', '2026-03-16T11:00:00Z', { quiet_from: '12:00', quiet_to: '14:00' })).toBe(
    '2026-03-16T13:00:00.000Z',
  );
});

test('sends the daily email at its time on the next day that has this time', () => {
  expect(at('daily', '2026-03-16T06:00:00Z')).toBe('2026-03-16T07:00:00.000Z');
  expect(at('daily', '2026-03-16T07:00:00Z')).toBe('2026-03-17T07:00:00.000Z');
  // Daylight saving time begins in the night of March 29.
  expect(at('daily', '2026-03-28T12:00:00Z')).toBe('2026-03-29T06:00:00.000Z');
});

test('delays nothing without quiet hours', () => {
  expect(at('instant', '2026-03-16T23:00:00Z', { quiet_from: null, quiet_to: null })).toBe('2026-03-16T23:00:00.000Z');
});
