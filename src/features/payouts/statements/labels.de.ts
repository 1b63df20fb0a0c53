import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/statements'> = {
  'Amount received': 'Erhaltener Betrag',
  'Canceled payout': 'Abgebrochene Auszahlung',
  'Failed or returned payout': 'Fehlgeschlagene oder zurückgekommene Auszahlung',
};
