import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/deal-renewals'> = {
  'This renewal is already closed.': 'Diese Verlängerung ist bereits abgeschlossen.',
  'This renewal is already started or closed.': 'Diese Verlängerung ist bereits begonnen oder abgeschlossen.',
  'must be after the current end date': 'Muss nach dem aktuellen Enddatum liegen.',
  'must be another deal': 'Muss ein anderer Deal sein.',
};
