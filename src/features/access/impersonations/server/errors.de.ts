import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/impersonations'> = {
  'cannot sign in there': 'Diese Person kann sich dort nicht anmelden.',
  'is you': 'Das sind Sie selbst.',
};
