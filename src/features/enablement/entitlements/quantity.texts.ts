import { defineTexts } from '#shared/text/texts.ts';

export const quantityTexts = defineTexts('enablement/entitlements/quantity', {
  licenses: (quantity: number) => (quantity === 1 ? '1 license' : `${quantity} licenses`),
  seats: (quantity: number) => (quantity === 1 ? '1 seat' : `${quantity} seats`),
  hours: (quantity: number) => (quantity === 1 ? '1 hour' : `${quantity} hours`),
});
