import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-metrics'> = {
  Metrics: 'Kennzahlen',
  'Resource metrics': 'Kennzahlen zu Materialien',
  'Which resources partners use.': 'Welche Materialien Partner nutzen.',
};
