import { formatMoney } from '#shared/money/money.ts';
import { readerLocale } from '#shared/places/regions.ts';
import { percentText } from '#shared/text/percent.ts';
import { quantityTexts } from './quantity.texts.ts';
import type { EntitlementKind } from './schema.ts';

const units: Record<Exclude<EntitlementKind, 'money'>, (quantity: number) => string> = {
  licenses: (quantity) => quantityTexts.licenses(quantity),
  training_seats: (quantity) => quantityTexts.seats(quantity),
  support: (quantity) => quantityTexts.hours(quantity),
  discount: (quantity) => percentText(quantity, readerLocale('en')),
  lead_share: (quantity) => percentText(quantity, readerLocale('en')),
};

/** "3 licenses", "10%", "$500.00". */
export function quantityText(
  kind: EntitlementKind,
  quantity: number,
  currency: string,
  locale = readerLocale('en'),
): string {
  return kind === 'money' ? formatMoney(quantity, currency, locale) : units[kind](quantity);
}
