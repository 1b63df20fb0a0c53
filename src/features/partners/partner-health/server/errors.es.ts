import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-health'> = {
  'Health of partners': 'Salud de los partners',
  'The health of one of your partners drops.': 'La salud de uno de tus partners empeora.',
};
