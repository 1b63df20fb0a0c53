import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/attributions'> = {
  'Another contract covers this account on some of these days.':
    'Un autre contrat couvre ce compte sur une partie de ces jours.',
  'is allowed only when the sale belongs to a deal': 'Autorisé uniquement si la vente appartient à une affaire.',
  'is lost. Reopen the deal first.': 'Cette affaire est perdue. Rouvrez-la d’abord.',
  'is more than the amount': 'Cette valeur dépasse le montant.',
  'is not an active link of your company': 'Ce n’est pas un lien actif de votre entreprise.',
};
