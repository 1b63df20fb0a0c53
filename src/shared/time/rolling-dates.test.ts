import { expect, test } from 'vitest';
import { isDate } from './dates.ts';
import { isRolling, resolveRolling, rollingRanges } from './rolling-dates.ts';

test.each([
  ['@today', '2026-11-21', '2026-11-21'],
  ['@today+14', '2026-12-25', '2027-01-08'],
  ['@today-30', '2026-03-01', '2026-01-30'],
  ['@month', '2026-11-21', '2026-11-01'],
  ['@month_end', '2028-02-03', '2028-02-29'],
  ['@month-1', '2026-01-15', '2025-12-01'],
  ['@month_end-1', '2026-03-31', '2026-02-28'],
  ['@quarter', '2026-11-21', '2026-10-01'],
  ['@quarter_end', '2026-02-01', '2026-03-31'],
  ['@quarter-1', '2026-02-01', '2025-10-01'],
  ['@year', '2026-11-21', '2026-01-01'],
  ['@year_end', '2026-11-21', '2026-12-31'],
])('%s seen from %s is %s', (value, today, day) => {
  expect(resolveRolling(value, today)).toBe(day);
});

test('leaves fixed dates unchanged', () => {
  for (const value of ['2026-01-01', 'today', '@tomorrow', '@today+1000', '']) {
    expect(isRolling(value)).toBe(false);
    expect(resolveRolling(value, '2026-11-21')).toBe(value);
  }
});

test('every offered range runs forward', () => {
  for (const { from, to } of rollingRanges) {
    const [first, last] = [from, to].map((end) => end && resolveRolling(end, '2026-11-21'));
    for (const day of [first, last]) if (day) expect(isDate(day)).toBe(true);
    if (first && last) expect(first <= last).toBe(true);
  }
});
