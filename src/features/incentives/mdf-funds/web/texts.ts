import { defineTexts, type Part } from '#web/texts.ts';
/** Texts of the fund screens. */
export const texts = defineTexts('incentives/mdf-funds/web', {
  empty: 'Give partners money for marketing: create a fund, activate it, and decide about their requests.',
  amountRequired: 'Amount is required',
  partner: 'Partner',
  partners: 'Partners',
  movements: 'Movements',
  balance: 'Balance',
  noPartners: 'Partners appear here once the fund is active.',
  noMovements: 'Every allocation, reservation, claim and payment appears here.',
  deleted: 'Fund deleted',
  share: (percent: string) => `pays ${percent} of the cost`,
  parts: {
    allocated_minor: 'Allocated',
    reserved_minor: 'Reserved',
    claimed_minor: 'Claimed',
    paid_minor: 'Paid',
    available_minor: 'Available',
  },
  request: (requestNumber: Part) => `Request ${requestNumber}`,
  newFund: 'New fund',
  edit: 'Edit',
  delete: 'Delete',
  fund: 'Fund',
  description: 'Description',
  period: 'Period',
  partnersText: 'Partners',
});
