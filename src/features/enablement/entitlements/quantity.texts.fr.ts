import type { FullTranslation } from '#shared/text/texts.ts';
import type { quantityTexts as english } from './quantity.texts.ts';

/** Not yet reviewed by a native speaker. */
export const quantityTexts: FullTranslation<typeof english> = {
  licenses: (quantity: number) => `${quantity} ${quantity < 2 ? 'licence' : 'licences'}`,
  seats: (quantity: number) => `${quantity} ${quantity < 2 ? 'place' : 'places'}`,
  hours: (quantity: number) => `${quantity} ${quantity < 2 ? 'heure' : 'heures'}`,
};
