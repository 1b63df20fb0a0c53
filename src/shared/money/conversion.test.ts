import { expect, test } from 'vitest';
import { convert } from './conversion.ts';

const nothing = { num: 0n };

test.each([
  [100_000, 'EUR', 'USD', '1.10', 110_000, nothing],
  [1_000_000, 'JPY', 'USD', '0.0067', 670_000, nothing],
  [12_345, 'USD', 'KWD', '0.3075', 37_961, { num: -125n * 10n ** 1n, den: 10n ** 4n }],
  [1, 'USD', 'JPY', '149.5', 1, { num: 495n, den: 1000n }],
  [-1, 'EUR', 'USD', '1.5', -2, { num: 5n, den: 10n }],
])('%i of %s in %s at %s is %i, exactly with its remainder', (minor, from, to, rate, amount_minor, remainder) => {
  expect(convert(minor, { from, to, rate }, 'half_up')).toMatchObject({ amount_minor, remainder });
});
