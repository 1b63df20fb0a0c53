import { expect, test } from 'vitest';
import { ringOf } from './tier-ring.ts';

const ladder = [
  { id: 'silver', name: 'Silver' },
  { id: 'gold', name: 'Gold' },
];
const result = (value: number, over = {}) => ({
  tier_id: 'gold',
  value,
  threshold: 200,
  is_met: value >= 200,
  is_mandatory: true,
  ...over,
});
const row = { tier_id: 'silver', risk_on: null, is_locked: false, results: [result(100), result(199.9)] };

test('shows the way to the next tier, rounded down', () => {
  expect(ringOf(row, ladder, '2026-03-01')).toMatchObject({ kind: 'next', tier: 'Gold', percent: 74 });
  expect(ringOf({ ...row, results: [result(199.9)] }, ladder, '2026-03-01')).toMatchObject({ percent: 99 });
});

test('shows the days to keep a tier that is at risk soon, unless it is locked', () => {
  const risky = { ...row, tier_id: 'gold', risk_on: '2026-03-04' };
  expect(ringOf(risky, ladder, '2026-03-01')).toMatchObject({ kind: 'keep', tier: 'Gold', days: 3 });
  expect(ringOf(risky, ladder, '2026-03-09')).toMatchObject({ kind: 'keep', days: 0 });
  expect(ringOf({ ...risky, is_locked: true }, ladder, '2026-03-01')).toEqual({ kind: 'highest', tier: 'Gold' });
  expect(ringOf({ ...risky, risk_on: '2026-12-01' }, ladder, '2026-03-01')).toEqual({ kind: 'highest', tier: 'Gold' });
});

test('shows nothing without a tier and without requirements', () => {
  expect(ringOf({ ...row, tier_id: null, results: [] }, ladder, '2026-03-01')).toBeNull();
});
