import { exponentOf } from './money.ts';
import { type Rational, round } from './rational.ts';

/**
 * Currencies that have decimals in the ledger but are paid in whole units. ISK and UGX are also paid in whole units,
 * but have no decimals at all. The database has the same list (payout_quantum).
 */
const paidInWholeUnits: ReadonlySet<string> = new Set(['HUF', 'TWD']);

/** Every payment in the currency is a multiple of this, in minor units. */
export function payoutQuantum(currency: string): number {
  return paidInWholeUnits.has(currency) ? 10 ** exponentOf(currency) : 1;
}

/** Rounds to the nearest amount that can be paid in the currency; halves go to the even one. */
export function wholeUnits(exact: Rational, currency: string): number {
  const quantum = payoutQuantum(currency);
  return round({ num: exact.num, den: exact.den * BigInt(quantum) }, 'half_even') * quantum;
}

/** Explains the remainder that cannot be paid; the same text everywhere. */
export function carryOverText(amount: string): string {
  return `${amount} is carried over to the next payout, because this currency is paid in whole units`;
}
