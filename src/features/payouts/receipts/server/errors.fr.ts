import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/receipts'> = {
  'Amounts carried over from a payout can’t be recalculated.':
    'Les montants reportés d’un versement ne peuvent pas être recalculés.',
  'Give a commission or a deal.': 'Indiquez une commission ou une affaire.',
  'Give a commission, a payment or a partner.': 'Indiquez une commission, un paiement ou un partenaire.',
  'Give the number of a commission, such as 1042.': 'Indiquez le numéro d’une commission, par exemple 1042.',
  'Manual commissions can’t be recalculated.': 'Les commissions manuelles ne peuvent pas être recalculées.',
};
