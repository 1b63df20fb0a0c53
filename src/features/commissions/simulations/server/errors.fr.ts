import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/simulations'> = {
  'This incentive structure has no version yet.': 'Ce plan d’incitation n’a pas encore de version.',
  'You need permission to view commissions to see what deals earned.':
    'Vous devez avoir l’autorisation de voir les commissions pour savoir ce que les affaires ont rapporté.',
  'is not a currency we know': 'Cette devise est inconnue.',
};
