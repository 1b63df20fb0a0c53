import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/ledger'> = {
  'This checkpoint': 'このチェックポイント',
  'belongs to another company': '別の会社のものです。',
};
