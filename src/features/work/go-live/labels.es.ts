import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/go-live'> = {
  'Go-live checklist': 'Lista de puesta en marcha',
  'Sample data': 'Datos de ejemplo',
  'go-live checklist': 'lista de puesta en marcha',
};
