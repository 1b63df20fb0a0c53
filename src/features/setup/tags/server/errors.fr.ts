import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/tags'> = {
  'This tag': 'Cette étiquette',
  'already exists; merge the two tags instead': 'Cette étiquette existe déjà ; fusionnez plutôt les deux étiquettes.',
  'must be a different tag': 'Doit être une autre étiquette.',
};
