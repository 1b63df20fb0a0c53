import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resource-folders'> = {
  'is inside this folder': 'Ce dossier se trouve dans le dossier à déplacer.',
  'must be outside the folder': 'Doit se trouver hors du dossier.',
};
