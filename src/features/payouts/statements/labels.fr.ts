import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/statements'> = {
  'Amount received': 'Montant reçu',
  'Canceled payout': 'Versement annulé',
  'Failed or returned payout': 'Versement échoué ou retourné',
};
