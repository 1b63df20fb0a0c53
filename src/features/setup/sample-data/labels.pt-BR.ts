import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/sample-data'> = {
  'sample batch': 'lote de exemplo',
  'sample batches': 'lotes de exemplo',
  'sample data': 'dados de exemplo',
  'sample record': 'registro de exemplo',
  'sample records': 'registros de exemplo',
};
