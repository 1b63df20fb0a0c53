import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/statements'> = {
  'Amount received': 'Valor recebido',
  'Canceled payout': 'Repasse cancelado',
  'Failed or returned payout': 'Repasse com falha ou devolvido',
};
