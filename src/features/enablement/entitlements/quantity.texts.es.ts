import type { FullTranslation } from '#shared/text/texts.ts';
import type { quantityTexts as english } from './quantity.texts.ts';

/** Not yet reviewed by a native speaker. */
export const quantityTexts: FullTranslation<typeof english> = {
  licenses: (quantity: number) => (quantity === 1 ? '1 licencia' : `${quantity} licencias`),
  seats: (quantity: number) => (quantity === 1 ? '1 plaza' : `${quantity} plazas`),
  hours: (quantity: number) => (quantity === 1 ? '1 hora' : `${quantity} horas`),
};
