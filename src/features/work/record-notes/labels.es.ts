import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/record-notes'> = {
  'Notes on records': 'Notas sobre registros',
  'note on a record': 'nota sobre un registro',
  'notes on records': 'notas sobre registros',
};
