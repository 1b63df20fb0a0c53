import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/sample-data'> = {
  'sample batch': 'lote de ejemplo',
  'sample batches': 'lotes de ejemplo',
  'sample data': 'datos de ejemplo',
  'sample record': 'registro de ejemplo',
  'sample records': 'registros de ejemplo',
};
