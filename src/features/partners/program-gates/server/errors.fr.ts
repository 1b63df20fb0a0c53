import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/program-gates'> = {
  'This gate': 'Cette condition d’accès',
  'does not apply to this requirement': 'Ne s’applique pas à cette condition.',
  'is required already': 'Cette condition est déjà exigée.',
  'must be chosen': 'Choisissez une option.',
};
