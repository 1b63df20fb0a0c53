import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/receipts'> = {
  'Amounts carried over from a payout can’t be recalculated.':
    'Aus einer Auszahlung übertragene Beträge können nicht neu berechnet werden.',
  'Give a commission or a deal.': 'Geben Sie eine Provision oder einen Deal an.',
  'Give a commission, a payment or a partner.': 'Geben Sie eine Provision, eine Zahlung oder einen Partner an.',
  'Give the number of a commission, such as 1042.': 'Geben Sie die Nummer einer Provision an, etwa 1042.',
  'Manual commissions can’t be recalculated.': 'Manuelle Provisionen können nicht neu berechnet werden.',
};
