import { expect, test } from 'vitest';
import { periodOf } from './periods.ts';

test('finds the calendar period of a day', () => {
  expect(periodOf('2026-05-17', 'month')).toEqual({ starts_on: '2026-05-01', ends_on: '2026-05-31' });
  expect(periodOf('2026-05-17', 'quarter')).toEqual({ starts_on: '2026-04-01', ends_on: '2026-06-30' });
  expect(periodOf('2024-02-29', 'year')).toEqual({ starts_on: '2024-01-01', ends_on: '2024-12-31' });
  expect(periodOf('2026-05-17', 'once').ends_on).toBeNull();
});
