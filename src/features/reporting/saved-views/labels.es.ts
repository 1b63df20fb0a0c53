import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/saved-views'> = {
  'Build a report': 'Crear un informe',
  'Saved reports': 'Informes guardados',
  'saved view': 'vista guardada',
  'saved views': 'vistas guardadas',
  'shared views': 'vistas compartidas',
};
