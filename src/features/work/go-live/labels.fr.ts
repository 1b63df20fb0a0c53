import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/go-live'> = {
  'Go-live checklist': 'Liste de contrôle de mise en service',
  'Sample data': 'Données d’exemple',
  'go-live checklist': 'liste de contrôle de mise en service',
};
