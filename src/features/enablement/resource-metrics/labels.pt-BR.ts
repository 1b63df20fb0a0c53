import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-metrics'> = {
  Metrics: 'Métricas',
  'Resource metrics': 'Métricas dos materiais',
  'Which resources partners use.': 'Quais materiais os parceiros usam.',
};
