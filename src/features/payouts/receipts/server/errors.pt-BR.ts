import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/receipts'> = {
  'Amounts carried over from a payout can’t be recalculated.':
    'Valores transportados de um repasse não podem ser recalculados.',
  'Give a commission or a deal.': 'Informe uma comissão ou um negócio.',
  'Give a commission, a payment or a partner.': 'Informe uma comissão, um pagamento ou um parceiro.',
  'Give the number of a commission, such as 1042.': 'Informe o número de uma comissão, como 1042.',
  'Manual commissions can’t be recalculated.': 'Comissões manuais não podem ser recalculadas.',
};
