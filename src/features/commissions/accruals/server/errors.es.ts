import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/accruals'> = {
  'Commission cannot be calculated for this deal.': 'No se puede calcular la comisión de este negocio.',
  'Only a won deal earns commission.': 'Solo un negocio ganado genera comisión.',
  'This deal is archived. Restore it before you record payments or refunds.':
    'Este negocio está archivado. Restáuralo antes de registrar pagos o reembolsos.',
  'is more than the refund itself': 'Supera el propio reembolso.',
  'is used by the product itself': 'Este valor lo usa el propio producto.',
};
