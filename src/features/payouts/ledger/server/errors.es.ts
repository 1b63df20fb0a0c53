import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/ledger'> = {
  'This checkpoint': 'Este punto de control',
  'belongs to another company': 'Pertenece a otra empresa.',
};
