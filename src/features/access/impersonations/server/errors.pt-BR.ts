import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/impersonations'> = {
  'cannot sign in there': 'Esta pessoa não pode entrar ali.',
  'is you': 'Esta pessoa é você.',
};
