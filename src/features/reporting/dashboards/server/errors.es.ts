import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/dashboards'> = {
  'Only users can have their own dashboard.': 'Solo los usuarios pueden tener su propio panel.',
  'This dashboard was changed in the meantime.': 'Este panel se cambió mientras tanto.',
  'This report': 'Este informe',
};
