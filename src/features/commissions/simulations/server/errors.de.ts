import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/simulations'> = {
  'This incentive structure has no version yet.': 'Diese Vergütungsstruktur hat noch keine Version.',
  'You need permission to view commissions to see what deals earned.':
    'Sie brauchen die Berechtigung, Provisionen anzusehen, um zu sehen, was Deals eingebracht haben.',
  'is not a currency we know': 'Ist keine bekannte Währung.',
};
