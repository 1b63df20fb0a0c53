import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/imported-earnings'> = {
  'is already the ID of another entry of this system': 'Otra entrada de este sistema ya tiene este ID.',
  'was transferred already': 'Las ganancias de este sistema ya se traspasaron.',
};
