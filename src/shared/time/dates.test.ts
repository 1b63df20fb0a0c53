import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  compareDates,
  dateInZone,
  daysBetween,
  isDate,
  laterOf,
  monthsSince,
  periodKey,
} from './dates.ts';

const anyDate = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2080-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendar days', () => {
  test('adds thirty days to Jan 31', () => {
    expect(addDays('2026-01-31', 30)).toBe('2026-03-02');
    expect(addDays('2028-01-31', 30)).toBe('2028-03-01');
  });

  test('counts days as the inverse of adding them', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  test('matches the platform calendar including leap years', () => {
    const farDate = fc
      .date({ min: new Date('0400-01-01'), max: new Date('9000-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(farDate, fc.integer({ min: -100_000, max: 100_000 }), (date, days) => {
        const later = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000);
        expect(addDays(date, days)).toBe(later.toISOString().slice(0, 10));
      }),
    );
  });

  test.each([
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2100-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['2026-04-31', false],
    ['2026-12-31', true],
  ])('%s is a date: %s', (text, real) => expect(isDate(text)).toBe(real));

  test('sorts dates as text', () => {
    expect(compareDates('2026-01-09', '2026-01-10')).toBe(-1);
    expect(compareDates('2026-01-10', '2026-01-10')).toBe(0);
    expect(laterOf('2025-12-31', '2026-01-01')).toBe('2026-01-01');
  });

  test('rejects invalid dates', () => expect(() => addDays('31.01.2026', 1)).toThrow('YYYY-MM-DD'));
});

describe('months from an anchor', () => {
  test('clamps the 31st in short months and restores it in long ones', () => {
    expect([1, 2, 3].map((n) => addMonths('2026-01-31', n))).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });

  test('completes a month on the clamped day', () => {
    expect(monthsSince('2026-01-31', '2026-02-27')).toBe(0);
    expect(monthsSince('2026-01-31', '2026-02-28')).toBe(1);
    expect(monthsSince('2026-01-31', '2026-04-30')).toBe(3);
    expect(monthsSince('2026-01-15', '2026-01-14')).toBe(-1);
  });

  test('an anniversary is a whole number of months away', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 240 }), (anchor, months) => {
        expect(monthsSince(anchor, addMonths(anchor, months))).toBe(months);
      }),
    );
  });
});

describe('periods', () => {
  test('assigns a date to its month, quarter, year and lifetime', () => {
    expect(periodKey('2026-03-31', 'month')).toBe('2026-03');
    expect(periodKey('2026-03-31', 'quarter')).toBe('2026-Q1');
    expect(periodKey('2026-04-01', 'quarter')).toBe('2026-Q2');
    expect(periodKey('2026-12-31', 'year')).toBe('2026');
    expect(periodKey('2026-12-31', 'lifetime')).toBe('all');
  });
});

describe('the date of an instant', () => {
  test('converts an instant to the local date', () => {
    expect(dateInZone('2026-01-31T23:30:00Z', 'Europe/Berlin')).toBe('2026-02-01');
    expect(dateInZone('2026-01-31T23:30:00Z', 'America/New_York')).toBe('2026-01-31');
    expect(dateInZone(new Date('2026-07-01T00:30:00Z'), 'Pacific/Auckland')).toBe('2026-07-01');
  });

  test('rejects text that is not an instant', () =>
    expect(() => dateInZone('soon', 'UTC')).toThrow('not a date and time'));
});
