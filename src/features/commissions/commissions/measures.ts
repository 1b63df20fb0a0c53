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
  filters: { status: ['on_hold', 'payable', 'reserved', 'paid'], kind_ne: 'carried' },
  on: { field: 'effective_on', is: 'day' },
});

export const commissionOnHold = defineMeasure({
  ...lines,
  key: 'commission_on_hold',
  label: 'On hold',
  filters: { status: 'on_hold' },
});

export const payableCommission = defineMeasure({
  ...lines,
  key: 'payable_commission',
  label: 'Payable',
  filters: { status: 'payable' },
});

/** In an approved payout that is not paid yet. */
export const commissionInPayout = defineMeasure({
  ...lines,
  key: 'commission_in_payout',
  label: 'In payout',
  filters: { status: 'reserved' },
});

export const paidCommission = defineMeasure({
  ...lines,
  key: 'paid_commission',
  label: 'Commission paid',
  filters: { status: 'paid' },
  on: { field: 'paid_on', is: 'day' },
});
