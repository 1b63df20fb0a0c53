import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/statements'> = {
  'Amount received': 'Importe recibido',
  'Canceled payout': 'Liquidación cancelada',
  'Failed or returned payout': 'Liquidación fallida o devuelta',
};
