import type { ReactNode } from 'react';
import { defineTexts, type Part, rich } from '#web/texts.ts';

export const texts = defineTexts('commissions/imported-earnings/web', {
  earlierEarnings: 'Earlier earnings',
  forInformationTheseEarningsComeFrom:
    'For information: these earnings come from the system used before and are not part of your balance here.',
  earningsFromSystemUsedBeforeAppear: 'Earnings from the system used before appear here.',
  payInPayout: (unpaid: ReactNode) => rich`Pay ${unpaid} in a payout`,
  commissionsAndPayoutsSystemYouUsed:
    'Commissions and payouts of the system you used before appear here after you import them in Data Manager › Imports.',
  payWhatUnpaid: 'Pay what is unpaid',
  addCommission: 'Add commission',
  whatHasNotPaidBecomesOne: (system: Part, system2: Part) =>
    `What ${system} has not paid becomes one manual commission, once. Stop the payment in ${system2} first.`,
  commissionWasAddedPartnerWasNotified: (number: Part) => `Commission ${number} was added. The partner was notified.`,
  notIncludedEarlierEarnings: (parts: ReactNode) => rich`Not included: earlier earnings, ${parts}.`,
  earned: 'Earned',
  paid: 'Paid',
  unpaidInFormerSystem: 'Unpaid in the former system',
  transferredToPayouts: 'Transferred to payouts',
  payouts: 'Payouts',
  to: (firstOn: ReactNode, lastOn: ReactNode) => rich`${firstOn} to ${lastOn}`,
});
