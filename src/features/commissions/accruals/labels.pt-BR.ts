import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/accruals'> = {
  'Record payment': 'Registrar pagamento',
  'Record refund': 'Registrar reembolso',
  'View recorded events': 'Ver eventos registrados',
};
