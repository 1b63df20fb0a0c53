import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/deal-renewals'> = {
  'This renewal is already closed.': 'Ce renouvellement est déjà fermé.',
  'This renewal is already started or closed.': 'Ce renouvellement est déjà commencé ou fermé.',
  'must be after the current end date': 'Doit être postérieur à la date de fin actuelle.',
  'must be another deal': 'Doit être une autre affaire.',
};
