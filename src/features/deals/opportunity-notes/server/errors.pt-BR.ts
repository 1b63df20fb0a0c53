import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/opportunity-notes'> = {
  'This opportunity': 'Esta oportunidade',
};
