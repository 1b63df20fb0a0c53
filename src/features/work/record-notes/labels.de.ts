import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/record-notes'> = {
  'Notes on records': 'Notizen zu Datensätzen',
  'note on a record': 'Notiz zu einem Datensatz',
  'notes on records': 'Notizen zu Datensätzen',
};
