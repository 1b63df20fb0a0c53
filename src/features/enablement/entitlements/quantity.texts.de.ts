import type { FullTranslation } from '#shared/text/texts.ts';
import type { quantityTexts as english } from './quantity.texts.ts';

/** Not yet reviewed by a native speaker. */
export const quantityTexts: FullTranslation<typeof english> = {
  licenses: (quantity: number) => (quantity === 1 ? '1 Lizenz' : `${quantity} Lizenzen`),
  seats: (quantity: number) => (quantity === 1 ? '1 Platz' : `${quantity} Plätze`),
  hours: (quantity: number) => (quantity === 1 ? '1 Stunde' : `${quantity} Stunden`),
};
