import { payoutQuantum } from '#shared/money/whole-units.ts';
import { nextPayoutTexts as t } from './next-payout.texts.ts';
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
    const say = quantum > 1 ? t.plannedWhole : t.planned;
    return say(money(next.expected_minor), day(next.planned_on), day(next.pay_by));
  }
  if (payable < 0) return t.deducted;
  if (isBelowMinimum(earnings)) return t.belowMinimum;
  if (payable === 0) return next ? t.nothingYet(day(next.planned_on)) : t.nothing;
  const rest = payable % quantum;
  if (rest === payable) return t.lessThanUnit;
  return rest > 0 ? t.carried(money(rest)) : t.included;
}
