import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-metrics'> = {
  Metrics: 'Statistiques',
  'Resource metrics': 'Statistiques des ressources',
  'Which resources partners use.': 'Les ressources que les partenaires utilisent.',
};
