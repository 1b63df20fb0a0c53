import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/deal-renewals'> = {
  'This renewal is already closed.': 'Esta renovación ya está cerrada.',
  'This renewal is already started or closed.': 'Esta renovación ya está iniciada o cerrada.',
  'must be after the current end date': 'Debe ser posterior a la fecha de fin actual.',
  'must be another deal': 'Debe ser otro negocio.',
};
