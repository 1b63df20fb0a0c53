import { defineTexts } from '#shared/text/texts.ts';

/** The texts of a statement on the screen and on paper. */
export const statementTexts = defineTexts('payouts/statements/statement', {
  failed: (reason: string | undefined) =>
    `This payment failed${reason ? `. Reason: ${reason}` : ''}. It will be included in the next payout.`,
  returned: (reason: string | undefined) =>
    `This payment was returned${reason ? `. Reason: ${reason}` : ''}. It will be included in the next payout.`,
  payout: (number: string | null) => `Payout ${number}`,
  payoutCanceled: (number: string | null) => `Payout ${number} was canceled before it was sent`,
  payoutFailed: (number: string | null) => `Payout ${number} failed or was returned`,
  taxCredited: (number: string | null) => `Withheld tax of payout ${number} credited back`,
  onHold: (description: string | null) => `Put on hold: ${description}`,
  carriedOver: (amount: string) =>
    `${amount} is carried over to the next payout, because this currency is paid in whole units`,
});
