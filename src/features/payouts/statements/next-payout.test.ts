import { expect, test } from 'vitest';
import { isBelowMinimum, nextPayoutText } from './next-payout.ts';

const words = { day: (day: string) => day.slice(5), money: (minor: number) => `$${minor / 100}` };
const due = (payable_minor: number, expected_minor?: number, given: object = {}) => ({
  currency: 'USD',
  payable_minor,
  minimum_minor: 5_000,
  next: expected_minor === undefined ? null : { planned_on: '2026-04-01', pay_by: '2026-04-13', expected_minor },
  ...given,
});

test.each<[string, ReturnType<typeof due>, string, boolean]>([
  ['names the amount of the next payout once', due(10_000, 20_000), 'Next payout: $200 on 04-01, paid by 04-13', false],
  ['counts what is released by then', due(4_000, 9_000), 'Next payout: $90 on 04-01, paid by 04-13', false],
  ['waits for the minimum', due(4_000, 0), 'Below the minimum payout; carried over', true],
  ['waits for the minimum without a calendar', due(4_000), 'Below the minimum payout; carried over', true],
  ['has nothing yet', due(0, 0), 'Nothing is payable yet; the next payout is prepared on 04-01', false],
  ['has nothing', due(0), 'Nothing is payable now', false],
  ['is paid without a calendar', due(10_000), 'Included in the next payout', false],
  ['deducts a clawback', due(-500, 0), 'Clawed back after payment; deducted from your next earnings', false],
  [
    'rounds down',
    due(10_037, 10_000, { currency: 'HUF' }),
    'Next payout: $100 on 04-01, paid by 04-13. Payments in this currency are rounded down to whole units',
    false,
  ],
  [
    'carries less than a unit',
    due(37, 0, { currency: 'HUF', minimum_minor: 0 }),
    'Carried over: less than one whole unit of this currency',
    false,
  ],
  [
    'carries the rest',
    due(10_037, undefined, { currency: 'HUF' }),
    'Included in the next payout. $0.37 is carried over because this currency is paid in whole units',
    false,
  ],
])('%s', (_title, earnings, text, waits) => {
  expect(nextPayoutText(earnings, words)).toBe(text);
  expect(isBelowMinimum(earnings)).toBe(waits);
});
