import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-pages'> = {
  'This sign-up page': 'Esta página de alta',
  'must be a form with the purpose “Partner sign-up”': 'Debe ser un formulario con la finalidad “Alta de partner”.',
  'must not be before the day on which the page opens': 'No debe ser anterior al día en que se abre la página.',
};
