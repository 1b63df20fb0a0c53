/** Exact arithmetic for money: sums and products of integers stay exact until they are rounded once. */

/** An exact number num/den with den > 0. Not reduced: the trace shows the fraction as it was computed. */
export interface Rational {
  num: bigint;
  den: bigint;
}

/** `half_up` rounds halves away from zero, `half_even` to the even neighbor, `floor` towards minus infinity. */
export type Rounding = 'half_up' | 'half_even' | 'floor';

export const zero: Rational = { num: 0n, den: 1n };

export function rational(num: number | bigint, den: number | bigint = 1): Rational {
  const [n, d] = [BigInt(num), BigInt(den)];
  if (d === 0n) throw new RangeError('a fraction needs a denominator other than zero');
  return d < 0n ? { num: -n, den: -d } : { num: n, den: d };
}

/** Parses "1.10" as 110/100. Exchange rates are decimal strings, so that no floating-point number is involved. */
export function parseDecimal(text: string): Rational {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
  if (!match) throw new RangeError(`"${text}" is not a decimal number`);
  const [, sign, whole = '', fraction = ''] = match;
  const num = BigInt(whole + fraction);
  return { num: sign === '-' ? -num : num, den: 10n ** BigInt(fraction.length) };
}

export function add(a: Rational, b: Rational): Rational {
  if (a.den === b.den) return { num: a.num + b.num, den: a.den };
  return { num: a.num * b.den + b.num * a.den, den: a.den * b.den };
}

export function multiply(a: Rational, b: Rational): Rational {
  return { num: a.num * b.num, den: a.den * b.den };
}

/** Negative, zero or positive as a is smaller than, equal to or larger than b. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.num * b.den - b.num * a.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The reciprocal of a number. @throws RangeError for zero */
export function inverse({ num, den }: Rational): Rational {
  return rational(den, num);
}

/** The nearest decimal with at most that many places, without trailing zeros: 1/3 with four gives "0.3333". */
export function decimalText(value: Rational, places: number, mode: Rounding): string {
  const units = divideRounded(value.num * 10n ** BigInt(places), value.den, mode);
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const fraction = digits.slice(digits.length - places).replace(/(?<!0)0+$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, digits.length - places)}${fraction && `.${fraction}`}`;
}

/** The fraction in lowest terms. */
export function reduced({ num, den }: Rational): Rational {
  let [a, b] = [num < 0n ? -num : num, den];
  while (b > 0n) [a, b] = [b, a % b];
  return { num: num / a, den: den / a };
}

export function show(value: Rational): string {
  return `${value.num}/${value.den}`;
}

export function round(value: Rational, mode: Rounding): number {
  return Number(divideRounded(value.num, value.den, mode));
}

/** round(a x b / d). The product of two safe integers may not be safe; only then is bigint used. */
export function proportion(a: number, b: number, d: number, mode: Rounding): number {
  const product = a * b;
  if (!Number.isSafeInteger(product)) return Number(divideRounded(BigInt(a) * BigInt(b), BigInt(d), mode));
  const rest = ((product % d) + d) % d; // the remainder of doubles is exact, their quotient is not
  const below = (product - rest) / d;
  return below + (roundsUp(product < 0, rest * 2 - d, below % 2 !== 0, rest === 0, mode) ? 1 : 0);
}

function divideRounded(num: bigint, den: bigint, mode: Rounding): bigint {
  const rest = ((num % den) + den) % den;
  const below = (num - rest) / den;
  const half = rest * 2n - den;
  const side = half < 0n ? -1 : half > 0n ? 1 : 0;
  return below + (roundsUp(num < 0n, side, below % 2n !== 0n, rest === 0n, mode) ? 1n : 0n);
}

/**
 * Decides whether to round up from the integer below. `side` is negative below the middle, zero on it and positive
 * above it.
 */
function roundsUp(negative: boolean, side: number, belowIsOdd: boolean, exact: boolean, mode: Rounding): boolean {
  if (exact || mode === 'floor') return false;
  if (side !== 0) return side > 0;
  return mode === 'half_even' ? belowIsOdd : !negative;
}

/** One part of a split as the breakdown shows it: the exact quota num/den, its whole part, and the spare unit if it got one. */
export interface Part {
  quota: string;
  floor: number;
  extra: 0 | 1;
}

/**
 * Largest remainder: each gets the whole part of total x weight / sum of weights; the units left over go to the largest
 * fractions, ties to the lowest position. The parts always add up to the total. Total >= 0, weights >= 0 with a sum > 0.
 */
export function splitByWeights(total: number, weights: readonly number[]): number[] {
  if (weights.length === 1) return [total];
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (!Number.isSafeInteger(sum) || sum <= 0)
    throw new RangeError('the weights of a split must add up to more than zero');
  const parts: number[] = [];
  const rests: (number | bigint)[] = [];
  let left = total;
  for (const weight of weights) {
    const product = total * weight;
    if (Number.isSafeInteger(product)) {
      const rest = product % sum;
      rests.push(rest);
      parts.push((product - rest) / sum);
    } else {
      const exact = BigInt(total) * BigInt(weight);
      rests.push(exact % BigInt(sum));
      parts.push(Number(exact / BigInt(sum)));
    }
    left -= parts.at(-1) ?? 0;
  }
  for (; left > 0; left -= 1) {
    let best = 0;
    for (let i = 1; i < rests.length; i += 1) if ((rests[i] ?? 0) > (rests[best] ?? 0)) best = i;
    parts[best] = (parts[best] ?? 0) + 1;
    rests[best] = -1;
  }
  return parts;
}

/** The same split with its steps, for breakdowns. */
export function explainRounding(total: number, weights: readonly number[]): Part[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return splitByWeights(total, weights).map((part, i) => {
    const quota = BigInt(total) * BigInt(weights[i] ?? 0);
    const floor = Number(quota / BigInt(sum));
    return { quota: `${quota}/${sum}`, floor, extra: part > floor ? 1 : 0 };
  });
}
