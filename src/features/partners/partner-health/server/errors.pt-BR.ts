import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-health'> = {
  'Health of partners': 'Saúde dos parceiros',
  'The health of one of your partners drops.': 'A saúde de um dos seus parceiros piora.',
};
