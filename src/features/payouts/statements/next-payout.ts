import { payoutQuantum } from '#shared/money/whole-units.ts';
import type { Earnings } from './schema.ts';

interface Words {
  day: (day: string) => string;
  money: (minor: number) => string;
}

type Due = Pick<Earnings, 'currency' | 'payable_minor' | 'minimum_minor' | 'next'>;

/** Whether the payable amount waits until it reaches the minimum payout. */
export const isBelowMinimum = ({ payable_minor, minimum_minor, next }: Due): boolean =>
  payable_minor > 0 && payable_minor < minimum_minor && (next?.expected_minor ?? 0) === 0;

/** The date of the next payout. With a calendar it names the amount that this payout is expected to pay. */
export function nextPayoutText(earnings: Due, { day, money }: Words): string {
  const { payable_minor: payable, currency, next } = earnings;
  const quantum = payoutQuantum(currency);
  if (next && next.expected_minor > 0) {
    const whole = quantum > 1 ? '. Payments in this currency are rounded down to whole units' : '';
    return `Next payout: ${money(next.expected_minor)} on ${day(next.planned_on)}, paid by ${day(next.pay_by)}${whole}`;
  }
  if (payable < 0) return 'Clawed back after payment; deducted from your next earnings';
  if (isBelowMinimum(earnings)) return 'Below the minimum payout; carried over';
  if (payable === 0)
    return next
      ? `Nothing is payable yet; the next payout is prepared on ${day(next.planned_on)}`
      : 'Nothing is payable now';
  const rest = payable % quantum;
  if (rest === payable) return 'Carried over: less than one whole unit of this currency';
  return rest > 0
    ? `Included in the next payout. ${money(rest)} is carried over because this currency is paid in whole units`
    : 'Included in the next payout';
}
