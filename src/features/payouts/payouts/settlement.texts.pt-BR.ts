import type { FullTranslation } from '#shared/text/texts.ts';
import type { settlementTexts as english } from './settlement.texts.ts';

/** Not yet reviewed by a native speaker. */
export const settlementTexts: FullTranslation<typeof english> = {
  withheld: (rate, amount) => `${rate} de imposto retido, ${amount}`,
  paidAs: (net, paid, rate) => `${net} pagos como ${paid} à taxa ${rate}`,
};
