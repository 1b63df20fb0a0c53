import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/registration-uploads'> = {
  'The file has no rows.': 'O arquivo não tem linhas.',
  'has no rows': 'Não tem linhas.',
};
