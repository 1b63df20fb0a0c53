import { formatMoney } from '#shared/money/money.ts';
import { percentText } from '#shared/text/percent.ts';
import type { EntitlementKind } from './schema.ts';

/** Counted units; a server passes those of its reader. */
export const unitWords = {
  licenses: (quantity: number) => (quantity === 1 ? '1 license' : `${quantity} licenses`),
  training_seats: (quantity: number) => (quantity === 1 ? '1 seat' : `${quantity} seats`),
  support: (quantity: number) => (quantity === 1 ? '1 hour' : `${quantity} hours`),
};

/** "3 licenses", "10%", "$500.00". */
export function quantityText(
  kind: EntitlementKind,
  quantity: number,
  currency: string,
  locale?: string,
  units = unitWords,
): string {
  if (kind === 'money') return formatMoney(quantity, currency, locale);
  return kind === 'discount' || kind === 'lead_share' ? percentText(quantity, locale) : units[kind](quantity);
}
