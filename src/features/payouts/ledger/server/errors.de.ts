import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/ledger'> = {
  'This checkpoint': 'Dieser Prüfpunkt',
  'belongs to another company': 'Gehört zu einem anderen Unternehmen.',
};
