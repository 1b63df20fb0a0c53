import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/manual-commissions'> = {
  'Manual commissions': 'Commissions manuelles',
  'The company added or reversed an amount, or wrote off what you owed.':
    'L’entreprise a ajouté ou annulé un montant, ou a effacé ce que vous deviez.',
  'is for amounts that pay': 'Réservé aux montants positifs.',
  'is not a deal of this partner': 'Ce n’est pas une affaire de ce partenaire.',
};
