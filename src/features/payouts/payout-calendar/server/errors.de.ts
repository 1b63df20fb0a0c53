import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payout-calendar'> = {
  'Planned payouts': 'Geplante Auszahlungen',
  'The payout calendar prepared a payout, or a payout is overdue for review or payment.':
    'Der Auszahlungskalender hat eine Auszahlung vorbereitet, oder die Prüfung oder Zahlung einer Auszahlung ist überfällig.',
};
