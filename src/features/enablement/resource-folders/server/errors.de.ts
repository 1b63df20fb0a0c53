import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resource-folders'> = {
  'is inside this folder': 'Liegt in diesem Ordner.',
  'must be outside the folder': 'Muss außerhalb des Ordners liegen.',
};
