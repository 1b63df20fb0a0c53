import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/manual-commissions'> = {
  'Manual commissions': 'Comissões manuais',
  'The company added or reversed an amount, or wrote off what you owed.':
    'A empresa adicionou ou estornou um valor, ou deu baixa no que você devia.',
  'is for amounts that pay': 'Só é possível para valores a pagar.',
  'is not a deal of this partner': 'Não é um negócio deste parceiro.',
};
