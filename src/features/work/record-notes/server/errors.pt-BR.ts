import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/record-notes'> = {
  'is not a kind of record with notes': 'Este tipo de registro não tem notas.',
};
