import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/impersonations'> = {
  'cannot sign in there': 'Cette personne ne peut pas s’y connecter.',
  'is you': 'Cette personne, c’est vous.',
};
