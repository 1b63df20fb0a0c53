import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/dashboards'> = {
  'Only users can have their own dashboard.': 'Nur Benutzer können ein eigenes Dashboard haben.',
  'This dashboard was changed in the meantime.': 'Dieses Dashboard wurde in der Zwischenzeit geändert.',
  'This report': 'Dieser Bericht',
};
