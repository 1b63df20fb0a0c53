import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/manual-commissions'> = {
  'is for amounts that pay': 'Réservé aux montants positifs.',
  'is not a deal of this partner': 'Ce n’est pas une affaire de ce partenaire.',
};
