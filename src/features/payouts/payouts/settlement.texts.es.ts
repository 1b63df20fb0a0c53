import type { FullTranslation } from '#shared/text/texts.ts';
import type { settlementTexts as english } from './settlement.texts.ts';

/** Not yet reviewed by a native speaker. */
export const settlementTexts: FullTranslation<typeof english> = {
  withheld: (rate, amount) => `${rate} de impuestos retenidos, ${amount}`,
  paidAs: (net, paid, rate) => `${net} pagados como ${paid} al cambio ${rate}`,
};
