import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/impersonations'> = {
  'cannot sign in there': 'Esta persona no puede iniciar sesión allí.',
  'is you': 'Esta persona eres tú.',
};
