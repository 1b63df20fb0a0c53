import { formatMoney } from '#shared/money/money.ts';
import { percentText } from '#shared/text/percent.ts';
import type { EntitlementKind } from './schema.ts';

const units: Record<Exclude<EntitlementKind, 'money'>, (quantity: number) => string> = {
  licenses: (quantity) => (quantity === 1 ? '1 license' : `${quantity} licenses`),
  training_seats: (quantity) => (quantity === 1 ? '1 seat' : `${quantity} seats`),
  support: (quantity) => (quantity === 1 ? '1 hour' : `${quantity} hours`),
  discount: (quantity) => percentText(quantity),
  lead_share: (quantity) => percentText(quantity),
};

/** "3 licenses", "10%", "$500.00". */
export function quantityText(kind: EntitlementKind, quantity: number, currency: string, locale?: string): string {
  return kind === 'money' ? formatMoney(quantity, currency, locale) : units[kind](quantity);
}
