import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/imported-earnings'> = {
  'is already the ID of another entry of this system': 'Outro lançamento deste sistema já tem este ID.',
  'was transferred already': 'Já foi transferido.',
};
