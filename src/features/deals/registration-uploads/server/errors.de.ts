import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/registration-uploads'> = {
  'The file has no rows.': 'Die Datei hat keine Zeilen.',
  'has no rows': 'Hat keine Zeilen.',
};
