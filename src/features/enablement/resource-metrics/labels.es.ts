import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-metrics'> = {
  Metrics: 'Métricas',
  'Resource metrics': 'Métricas de recursos',
  'Which resources partners use.': 'Qué recursos usan los partners.',
};
