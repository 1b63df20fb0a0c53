import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/exchange-rates'> = {
  'Fetched rates can’t be changed. Enter your own rate for that day; it takes precedence.':
    'Les taux récupérés ne peuvent pas être modifiés. Saisissez votre propre taux pour ce jour ; il est prioritaire.',
  'Fetching exchange rates is turned off for this installation. Ask its administrator to allow it.':
    'La récupération des taux de change est désactivée pour cette installation. Demandez à son administrateur de l’autoriser.',
  'Missing exchange rates': 'Taux de change manquants',
  'No exchange rates have been fetched for several days.':
    'Aucun taux de change n’a été récupéré depuis plusieurs jours.',
  'has a rate of these currencies already': 'Un taux de ces devises existe déjà pour ce jour.',
  'must be above 0': 'Doit être supérieur à 0.',
  'must be another currency than base': 'Doit être une autre devise que base.',
};
