import { exponentOf } from './money.ts';
import { type Rational, round } from './rational.ts';

/**
 * Currencies that have decimals in the books and none in a payment: rails pay them in whole units. ISK and UGX are paid so
 * too, but have no decimals to begin with. The database has the same list (payout_quantum).
 */
const paidInWholeUnits: ReadonlySet<string> = new Set(['HUF', 'TWD']);

/** What every payment in a currency is a multiple of, in minor units. */
export function payoutQuantum(currency: string): number {
  return paidInWholeUnits.has(currency) ? 10 ** exponentOf(currency) : 1;
}

/** To the nearest amount that can be paid in the currency, halves to the even one. */
export function wholeUnits(exact: Rational, currency: string): number {
  const quantum = payoutQuantum(currency);
  return round({ num: exact.num, den: exact.den * BigInt(quantum) }, 'half_even') * quantum;
}

/** What became of the part of an amount that no rail pays; the same words wherever it is shown. */
export function carriedText(amount: string): string {
  return `${amount} is carried over: this currency is paid in whole units; it is in the next payout`;
}
