import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/deal-renewals'> = {
  'This renewal is already closed.': 'Esta renovação já está encerrada.',
  'This renewal is already started or closed.': 'Esta renovação já foi iniciada ou encerrada.',
  'must be after the current end date': 'Deve ser posterior à data de término atual.',
  'must be another deal': 'Deve ser outro negócio.',
};
