import type { FullTranslation } from '#shared/text/texts.ts';
import type { settlementTexts as english } from './settlement.texts.ts';

/** Not yet reviewed by a native speaker. */
export const settlementTexts: FullTranslation<typeof english> = {
  withheld: (rate, amount) => `${rate} d’impôt retenu, ${amount}`,
  paidAs: (net, paid, rate) => `${net} versés sous la forme de ${paid} au taux ${rate}`,
};
