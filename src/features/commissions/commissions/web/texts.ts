import type { ReactNode } from 'react';
import { defineTexts, type Part, plural, rich } from '#web/texts.ts';

export const texts = defineTexts('commissions/commissions/web', {
  text: (reduce: number) => plural(reduce, 'commission', 'commissions'),
  hadClawedBack: (money: ReactNode) => rich`had ${money} clawed back`,
  earned: (money: ReactNode) => rich`earned ${money}`,
  calculationFailed: 'Calculation failed',
  commissionEvents: 'Commission events',
  needsReview: 'Needs review',
  noCommission: 'No commission',
  everyWonChangedRefundedOrLost:
    'Every won, changed, refunded or lost deal is listed here with the commission it caused.',
  commissions: 'Commissions',
  putOnHold: 'Put on hold',
  putOnHoldMany: (many: Part) => `Put ${many} on hold`,
  releaseHold: 'Release hold',
  releaseHoldOn: (many: Part) => `Release hold on ${many}`,
  commissionsWhoseHoldingPeriodOverBecome:
    'Commissions whose holding period is over become payable at once, the others when it ends.',
  commissionsAppearHereWhenPartnersDeals:
    'Commissions appear here when partners’ deals are won, each with its breakdown.',
  actionsForCommission: (number: Part) => `Actions for commission ${number}`,
  disputes: 'Disputes',
  volumeAudit: 'Volume audit',
  recalculations: 'Recalculations',
  exchangeRatesAndOpeningVolumes: 'Exchange rates and opening volumes',
  moreAboutCommissions: 'More about commissions',
  yourCommissionsAppearHereWhenYour:
    'Your commissions appear here when your deals are won, each with its full calculation.',
});
