import { defineMeasure } from '#shared/measures.ts';

const payments = { list: 'payout_items', partner: 'partner_id', on: { field: 'paid_on', is: 'day' } } as const;

const paidPayments = defineMeasure({
  ...payments,
  key: 'paid_payouts',
  label: 'Payouts paid',
  synonyms: ['payouts', 'payout amount', 'paid out', 'payments made', 'amount paid'],
  unit: 'money',
  filters: { status: 'paid' },
});

const numberOfPayments = defineMeasure({
  ...payments,
  key: 'paid_payments',
  label: 'Payments made',
  synonyms: ['number of payments', 'payments'],
  unit: 'count',
  filters: { status: 'paid' },
});

/** On their way to the bank or the partner. */
const paymentsUnderWay = defineMeasure({
  list: 'payout_items',
  partner: 'partner_id',
  key: 'payments_under_way',
  label: 'Payments processing',
  synonyms: ['payments in progress', 'pending payouts', 'payouts processing'],
  unit: 'money',
  filters: { status: ['reserved', 'processing', 'in_transit'] },
});

export const payoutMeasures = [paidPayments, numberOfPayments, paymentsUnderWay];
