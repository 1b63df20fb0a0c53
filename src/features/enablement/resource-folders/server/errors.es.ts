import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resource-folders'> = {
  'is inside this folder': 'Está dentro de esta carpeta.',
  'must be outside the folder': 'Debe estar fuera de la carpeta.',
};
