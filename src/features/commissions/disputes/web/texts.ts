import type { ReactNode } from 'react';
import { defineTexts, type Part, rich } from '#web/texts.ts';

export const texts = defineTexts('commissions/disputes/web', {
  disputeCommission: 'Dispute commission',
  sendDispute: 'Send dispute',
  companyReviewsYourDisputeAndAnswers:
    'The company reviews your dispute and answers here. Processing continues in the meantime.',
  problem: 'Problem',
  chooseAProblem: 'Choose a problem',
  calculationStepOptional: 'Calculation step (optional)',
  explanation: 'Explanation',
  explainWhatCommissionShouldBeAnd: 'Explain what the commission should be, and why.',
  enterFewWords: 'Enter a few words',
  correctCommission: 'Correct commission',
  method: 'Method',
  enterAnAmount: 'Enter an amount',
  recalculateDeals: 'Recalculate deals',
  difference: (currency: Part) => `Difference, ${currency}`,
  positiveAmountPaysPartnerNegativeAmount:
    'A positive amount pays the partner, a negative amount is deducted. It is booked as a new commission.',
  correctDealPartnerOrStructureFirst:
    'Correct the deal, the partner or the structure first. All deals from that day on are previewed, and a second person approves the differences.',
  reason: 'Reason',
  partnerSeesThisReason: 'The partner sees this reason.',
  dispute: (number: Part) => `Dispute ${number}`,
  step: (step: ReactNode) => rich`Step: ${step}`,
  commission: (correctionNumber: ReactNode) => rich`commission ${correctionNumber}`,
  correctedBy: (base: ReactNode, correction: ReactNode) => rich`Corrected by ${base}, ${correction}.`,
  recalculation: 'recalculation',
  seeDeals: (recalculationId: ReactNode) => rich`See the ${recalculationId} of the deals.`,
  dealsBeingRecalculatedAnyChangesAppear: 'The deals are being recalculated. Any changes appear as new commissions.',
  disputes: 'Disputes',
  partner: 'Partner',
  partnersDisputesAboutTheirCommissionsAppear: 'Partners’ disputes about their commissions appear here.',
  ifCommissionLooksWrongOpenIt:
    'If a commission looks wrong, open it and choose “Dispute commission”. Your disputes appear here.',
  did: {
    opened: 'disputed the commission',
    said: 'wrote',
    kept: 'kept the commission unchanged',
    corrected: 'corrected the commission',
    withdrawn: 'withdrew the dispute',
  },
});
