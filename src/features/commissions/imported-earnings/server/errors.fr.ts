import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/imported-earnings'> = {
  'is already the ID of another entry of this system': 'Une autre entrée de ce système porte déjà cet ID.',
  'was transferred already': 'Déjà transféré.',
};
