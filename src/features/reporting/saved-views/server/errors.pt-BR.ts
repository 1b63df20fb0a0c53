import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/saved-views'> = {
  'Only the owner of a view can change it.': 'Só o responsável por uma visualização pode alterá-la.',
};
