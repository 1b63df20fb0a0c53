import type { FullTranslation } from '#shared/text/texts.ts';
import type { settlementTexts as english } from './settlement.texts.ts';

/** Not yet reviewed by a native speaker. */
export const settlementTexts: FullTranslation<typeof english> = {
  withheld: (rate, amount) => `源泉徴収 ${rate}、${amount}`,
  paidAs: (net, paid, rate) => `${net} を ${paid} として支払い（レート ${rate}）`,
};
