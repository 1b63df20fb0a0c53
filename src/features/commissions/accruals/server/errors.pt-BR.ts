import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/accruals'> = {
  'Commission cannot be calculated for this deal.': 'Não é possível calcular a comissão deste negócio.',
  'Only a won deal earns commission.': 'Só um negócio ganho gera comissão.',
  'This deal is archived. Restore it before you record payments or refunds.':
    'Este negócio está arquivado. Restaure-o antes de registrar pagamentos ou reembolsos.',
  'is more than the refund itself': 'É maior que o próprio reembolso.',
  'is used by the product itself': 'Este valor é usado pelo próprio produto.',
};
