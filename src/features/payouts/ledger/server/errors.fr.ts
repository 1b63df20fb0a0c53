import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/ledger'> = {
  'This checkpoint': 'Ce point de contrôle',
  'belongs to another company': 'Ce point de contrôle appartient à une autre entreprise.',
};
