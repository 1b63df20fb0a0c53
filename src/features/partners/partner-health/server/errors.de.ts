import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-health'> = {
  'Health of partners': 'Partnerzustand',
  'The health of one of your partners drops.': 'Der Zustand eines Ihrer Partner verschlechtert sich.',
};
