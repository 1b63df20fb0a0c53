import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/dashboards'> = {
  'Only users can have their own dashboard.': 'Seuls les utilisateurs peuvent avoir leur propre tableau de bord.',
  'This dashboard was changed in the meantime.': 'Ce tableau de bord a été modifié entre-temps.',
  'This report': 'Ce rapport',
};
