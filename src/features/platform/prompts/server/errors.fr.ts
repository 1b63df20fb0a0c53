import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/prompts'> = {
  'A prompt with this key already exists.': 'Un prompt avec cette clé existe déjà.',
  'There is no draft to publish.': 'Il n’y a pas de brouillon à publier.',
  'This draft was changed in the meantime.': 'Ce brouillon a été modifié entre-temps.',
  'This prompt was changed in the meantime.': 'Ce prompt a été modifié entre-temps.',
  'must be an earlier version': 'Doit être une version antérieure.',
};
