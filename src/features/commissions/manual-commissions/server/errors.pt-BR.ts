import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/manual-commissions'> = {
  'is for amounts that pay': 'Só é possível para valores a pagar.',
  'is not a deal of this partner': 'Não é um negócio deste parceiro.',
};
