import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/audiences'> = {
  'Edit audience': 'Editar audiencia',
  'New audience': 'Nueva audiencia',
  audience: 'audiencia',
  audiences: 'audiencias',
};
