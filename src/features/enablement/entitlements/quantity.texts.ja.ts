import type { FullTranslation } from '#shared/text/texts.ts';
import type { quantityTexts as english } from './quantity.texts.ts';

/** Not yet reviewed by a native speaker. */
export const quantityTexts: FullTranslation<typeof english> = {
  licenses: (quantity: number) => `${quantity}ライセンス`,
  seats: (quantity: number) => `${quantity}席`,
  hours: (quantity: number) => `${quantity}時間`,
};
