import { defineTexts } from '#shared/text/texts.ts';

export const settlementTexts = defineTexts('payouts/payouts/settlement', {
  withheld: (rate: string, amount: string) => `${rate} tax withheld, ${amount}`,
  paidAs: (net: string, paid: string, rate: string) => `${net} paid as ${paid} at ${rate}`,
});
