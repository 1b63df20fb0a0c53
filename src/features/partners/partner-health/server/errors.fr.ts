import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-health'> = {
  'Health of partners': 'Santé des partenaires',
  'The health of one of your partners drops.': 'La santé d’un de vos partenaires se dégrade.',
};
