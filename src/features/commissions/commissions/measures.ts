import { defineMeasure } from '#shared/measures.ts';

const lines = { list: 'commission_lines', partner: 'partner_id', unit: 'money' } as const;

/**
 * By the day of the deal or correction. Reversed lines are left out, and so are the pairs of lines that carry a
 * remainder from one payout to the next.
 */
export const earnedCommission = defineMeasure({
  ...lines,
  key: 'earned_commission',
  label: 'Commission earned',
  synonyms: ['commission', 'commissions', 'commissions earned', 'earnings', 'earned', 'make', 'commission cost'],
  filters: { status: ['on_hold', 'payable', 'reserved', 'paid'], kind_ne: 'carried' },
  on: { field: 'effective_on', is: 'day' },
});

export const commissionOnHold = defineMeasure({
  ...lines,
  key: 'commission_on_hold',
  label: 'On hold',
  synonyms: ['commissions on hold', 'held commission', 'blocked commission'],
  filters: { status: 'on_hold' },
});

export const payableCommission = defineMeasure({
  ...lines,
  key: 'payable_commission',
  label: 'Payable',
  synonyms: ['commissions payable', 'commission due', 'commission owed', 'ready to pay'],
  filters: { status: 'payable' },
});

/** In an approved payout that is not paid yet. */
export const commissionInPayout = defineMeasure({
  ...lines,
  key: 'commission_in_payout',
  label: 'In payout',
  synonyms: ['commissions in payout', 'commission being paid'],
  filters: { status: 'reserved' },
});

export const paidCommission = defineMeasure({
  ...lines,
  key: 'paid_commission',
  label: 'Commission paid',
  synonyms: ['commissions paid', 'paid out commission', 'payouts'],
  filters: { status: 'paid' },
  on: { field: 'paid_on', is: 'day' },
});

/** Commission taken back after refunds and canceled deals; the amounts are negative. */
const clawedBackCommission = defineMeasure({
  ...lines,
  key: 'clawed_back_commission',
  label: 'Clawbacks',
  synonyms: ['clawback', 'commission taken back', 'refunded commission', 'reversals'],
  filters: { kind: 'clawback', status_ne: 'void' },
  on: { field: 'effective_on', is: 'day' },
});

export const commissionMeasures = [
  earnedCommission,
  commissionOnHold,
  payableCommission,
  commissionInPayout,
  paidCommission,
  clawedBackCommission,
];
