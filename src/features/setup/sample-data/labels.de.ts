import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/sample-data'> = {
  'sample batch': 'Satz Beispieldaten',
  'sample batches': 'Sätze Beispieldaten',
  'sample data': 'Beispieldaten',
  'sample record': 'Beispieldatensatz',
  'sample records': 'Beispieldatensätze',
};
