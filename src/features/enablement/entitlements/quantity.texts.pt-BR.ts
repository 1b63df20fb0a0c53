import type { FullTranslation } from '#shared/text/texts.ts';
import type { quantityTexts as english } from './quantity.texts.ts';

/** Not yet reviewed by a native speaker. */
export const quantityTexts: FullTranslation<typeof english> = {
  licenses: (quantity: number) => (quantity === 1 ? '1 licença' : `${quantity} licenças`),
  seats: (quantity: number) => (quantity === 1 ? '1 vaga' : `${quantity} vagas`),
  hours: (quantity: number) => (quantity === 1 ? '1 hora' : `${quantity} horas`),
};
