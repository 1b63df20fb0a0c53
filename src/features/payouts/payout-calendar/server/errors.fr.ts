import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payout-calendar'> = {
  'Planned payouts': 'Versements planifiés',
  'The payout calendar prepared a payout, or a payout is overdue for review or payment.':
    'Le calendrier des versements a préparé un versement, ou l’examen ou le paiement d’un versement est en retard.',
};
