import { expect, test } from 'vitest';
import '#features/web.ts';
import { isSwitchedOff } from './switchedOff.ts';

test('recognizes screens of a disabled module by address', () => {
  const off = { payouts: false, commissions: true, partner_statuses: true };
  expect(isSwitchedOff('/commissions/payouts', off)).toBe(true);
  expect(isSwitchedOff('/commissions/payouts/edit/0190-42', off)).toBe(true);
  expect(isSwitchedOff('/revenue/payouts/statement/0190-42', off)).toBe(true);
  expect(isSwitchedOff('/commissions', off)).toBe(false);
  expect(isSwitchedOff('/partners/statuses', off)).toBe(false);
  expect(isSwitchedOff('/commissions/payouts', { payouts: true })).toBe(false);
});
