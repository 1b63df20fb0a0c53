import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/ledger'> = {
  'This checkpoint': 'Este ponto de verificação',
  'belongs to another company': 'Pertence a outra empresa.',
};
