import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/registration-uploads'> = {
  'The file has no rows.': 'Le fichier ne contient aucune ligne.',
  'has no rows': 'Ce fichier ne contient aucune ligne.',
};
