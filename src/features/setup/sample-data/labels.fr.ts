import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/sample-data'> = {
  'sample batch': 'lot d’exemples',
  'sample batches': 'lots d’exemples',
  'sample data': 'données d’exemple',
  'sample record': 'fiche d’exemple',
  'sample records': 'fiches d’exemple',
};
