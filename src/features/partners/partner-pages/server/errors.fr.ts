import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-pages'> = {
  'This sign-up page': 'Cette page d’inscription',
  'must be a form with the purpose “Partner sign-up”':
    'Doit être un formulaire ayant pour finalité « Inscription de partenaire ».',
  'must not be before the day on which the page opens': 'Ne doit pas être antérieur au jour d’ouverture de la page.',
};
