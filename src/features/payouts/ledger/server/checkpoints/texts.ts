import { defineTexts } from '#shared/text/texts.ts';

/** The notice of a broken ledger or audit log. Only the company's own people get it. */
export const texts = defineTexts('payouts/ledger/server/checkpoints', {
  /** @param difference a sentence that is stored */
  broken: (difference: string) => `The nightly check found a difference. ${difference}`,
  brokenSubject: 'The nightly ledger check found a difference',
  viewCheckpoints: 'View checkpoints',
});
