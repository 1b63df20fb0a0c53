import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resource-folders'> = {
  'is inside this folder': 'Está dentro desta pasta.',
  'must be outside the folder': 'Deve estar fora da pasta.',
};
