import { expect, test } from 'vitest';
import { lastTwelveMonths, quarterSoFar } from './periods.ts';

test('twelve months end with the one that runs and cross the year', () => {
  const months = lastTwelveMonths('2026-02-28');
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: '2025-03', from: '2025-03-01', to: '2025-03-31' });
  expect(months[11]).toEqual({ month: '2026-02', from: '2026-02-01', to: '2026-02-28' });
});

test('a running quarter is compared with the same days of the one before', () => {
  expect(quarterSoFar('2026-03-16')).toEqual({
    now: { from: '2026-01-01', to: '2026-03-16' },
    before: { from: '2025-10-01', to: '2025-12-14' },
  });
});

test('the days of a longer quarter do not reach back into itself', () => {
  // 1 July to 30 September has 92 days, 1 April to 30 June 91.
  expect(quarterSoFar('2026-09-30').before).toEqual({ from: '2026-04-01', to: '2026-06-30' });
});
