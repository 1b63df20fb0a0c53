import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/accounting'> = {
  'name each account once': 'Informe cada conta uma só vez.',
};
