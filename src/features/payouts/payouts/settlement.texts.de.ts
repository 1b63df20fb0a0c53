import type { FullTranslation } from '#shared/text/texts.ts';
import type { settlementTexts as english } from './settlement.texts.ts';

/** Not yet reviewed by a native speaker. */
export const settlementTexts: FullTranslation<typeof english> = {
  withheld: (rate, amount) => `${rate} Steuer einbehalten, ${amount}`,
  paidAs: (net, paid, rate) => `${net} ausgezahlt als ${paid} zum Kurs ${rate}`,
};
