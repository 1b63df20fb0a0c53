import { defineTexts } from '#shared/text/texts.ts';

/** The sentences about the next payout. */
export const nextPayoutTexts = defineTexts('payouts/statements/next-payout', {
  planned: (amount: string, on: string, by: string) => `Next payout: ${amount} on ${on}, paid by ${by}`,
  plannedWhole: (amount: string, on: string, by: string) =>
    `Next payout: ${amount} on ${on}, paid by ${by}. Payments in this currency are rounded down to whole units`,
  deducted: 'Clawed back after payment; deducted from your next earnings',
  belowMinimum: 'Below the minimum payout; carried over',
  nothingYet: (on: string) => `Nothing is payable yet; the next payout is prepared on ${on}`,
  nothing: 'Nothing is payable now',
  lessThanUnit: 'Carried over: less than one whole unit of this currency',
  carried: (rest: string) =>
    `Included in the next payout. ${rest} is carried over because this currency is paid in whole units`,
  included: 'Included in the next payout',
});
