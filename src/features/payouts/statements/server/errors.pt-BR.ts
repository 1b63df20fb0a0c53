import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/statements'> = {
  'The statement of this payment': 'O extrato deste pagamento',
};
