import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/record-notes'> = {
  'is not a kind of record with notes': 'Diese Art von Datensatz hat keine Notizen.',
};
