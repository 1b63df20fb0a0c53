import { exponentOf } from './money.ts';
import { multiply, parseDecimal, type Rational, type Rounding, rational, round } from './rational.ts';

/** An amount in another currency, in minor units, and the remainder: the exact amount minus the rounded one. */
export interface Converted {
  amount_minor: number;
  remainder: Rational;
}

/**
 * Converts minor units to minor units. The rate is decimal text for whole units, so the exponents of both currencies
 * matter.
 */
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
