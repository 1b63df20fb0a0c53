import { exponentOf } from './money.ts';
import { multiply, parseDecimal, type Rational, type Rounding, rational, round } from './rational.ts';

/** An amount in another currency, in minor units, and what rounding left: the exact amount less this one. */
export interface Converted {
  amount_minor: number;
  remainder: Rational;
}

/** Minor units to minor units: the rate (decimal text) is for whole units, so the digits of both currencies matter. */
export function convert(
  minor: number,
  { from, to, rate }: { from: string; to: string; rate: string },
  rounding: Rounding,
): Converted {
  const shift = exponentOf(to) - exponentOf(from);
  const scale = shift >= 0 ? rational(10n ** BigInt(shift)) : rational(1, 10n ** BigInt(-shift));
  const exact = multiply(multiply(rational(minor), parseDecimal(rate)), scale);
  const amount_minor = round(exact, rounding);
  return { amount_minor, remainder: { num: exact.num - BigInt(amount_minor) * exact.den, den: exact.den } };
}
