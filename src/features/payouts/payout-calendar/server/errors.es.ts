import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payout-calendar'> = {
  'Planned payouts': 'Liquidaciones planificadas',
  'The payout calendar prepared a payout, or a payout is overdue for review or payment.':
    'El calendario de liquidaciones preparó una liquidación, o la revisión o el pago de una lleva retraso.',
};
