import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/receipts'> = {
  'Amounts carried over from a payout can’t be recalculated.':
    'Los importes arrastrados de una liquidación no se pueden recalcular.',
  'Give a commission or a deal.': 'Indica una comisión o un negocio.',
  'Give a commission, a payment or a partner.': 'Indica una comisión, un pago o un partner.',
  'Give the number of a commission, such as 1042.': 'Indica el número de una comisión, por ejemplo 1042.',
  'Manual commissions can’t be recalculated.': 'Las comisiones manuales no se pueden recalcular.',
};
