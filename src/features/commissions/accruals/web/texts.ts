import type { ReactNode } from 'react';
import { defineTexts, type Part, plural, rich } from '#web/texts.ts';

export const texts = defineTexts('commissions/accruals/web', {
  effectOnCommissions: 'Effect on commissions',
  clawbackPeriodHasEnded: 'The clawback period has ended.',
  partnersKeepCommissionTheyEarnedOn:
    'Partners keep the commission they earned on this deal. Partners who earn more after this amendment receive the difference.',
  commissionByPartner: 'Commission by partner',
  partner: 'Partner',
  current: 'Current',
  afterAmendment: 'After amendment',
  forOtherDealsThatRecalculated: 'For other deals that are recalculated',
  noChange: 'no change',
  commissionsDoNotChange: 'Commissions do not change.',
  customerPayments: 'Customer payments',
  date: 'Date',
  chooseADate: 'Choose a date',
  numberOrReference: (paper: Part) => `${paper} number or reference`,
  eachReferenceCountedOnlyOnce: 'Each reference is counted only once.',
  enterNumberOrReference: 'Enter a number or reference',
  upTo: 'Up to',
  about: 'About',
  commission: (isBeforeCosts: ReactNode, amount: ReactNode) => rich`${isBeforeCosts} ${amount} commission`,
  earnedAsCustomerPays: '. Earned as the customer pays',
  costsThatReduceMarginNotKnown: ' Costs that reduce the margin are not known yet.',
  ifDealWonAtThisAmount: (isOnCollection: ReactNode, isBeforeCosts: ReactNode) =>
    rich`If the deal is won at this amount, before discount and tax, under today’s rules${isOnCollection}.${isBeforeCosts}`,
  noCommissionBookedNowCommissionThat:
    'No commission is booked now. Commission that depends on customer payments is booked as the customer pays.',
  payableFrom: 'Payable from',
  commissionText: 'Commission',
  paymentRecordedBooked: (lines: number) => `Payment recorded. ${plural(lines, 'commission', 'commissions')} booked.`,
  paymentRecordedNoCommissionDependsOn: 'Payment recorded. No commission depends on it.',
  paymentFor: (name: Part) => `Payment for ${name}`,
  recordPayment: 'Record payment',
  usedByStructuresThatPayAs:
    'Used by structures that pay as the customer pays. Commission earned when the deal is won does not change.',
  amountPaid: (currency: Part) => `Amount paid, ${currency}`,
  includingTaxEnterNegativeAmountFor: 'Including tax. Enter a negative amount for a returned payment.',
  enterAnAmount: 'Enter an amount',
  invoice: 'Invoice',
  dealAmount: (whole: Part) => `The deal amount is ${whole}`,
  refundRecordedBooked: (lines: number) => `Refund recorded. ${plural(lines, 'commission', 'commissions')} booked.`,
  refundOf: (name: Part) => `Refund of ${name}`,
  recordRefund: 'Record refund',
  amountRefunded: (currency: Part) => `Amount refunded, ${currency}`,
  includingTaxDefaultsToWholeDeal: 'Including tax. Defaults to the whole deal.',
  creditNote: 'Credit note',
  visibleToTeamMembersOnlyNot: 'Visible to team members only, not to partners.',
  thisWasAlreadyRecordedAndCounts: (what: Part) =>
    `This ${what} was already recorded and counts once. Enter a different reference for another one.`,
});
