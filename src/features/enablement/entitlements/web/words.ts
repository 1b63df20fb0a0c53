import { regionLocale } from '#web/region.ts';
import { quantityText } from '../quantity-text.ts';
import type { EntitlementKind } from '../schema.ts';

interface Measured {
  kind: EntitlementKind;
  currency: string;
}

/** "3 licenses", formatted for the reader's region. */
export const entitlementText = ({ kind, currency }: Measured, quantity: number): string =>
  quantityText(kind, quantity, currency, regionLocale());
