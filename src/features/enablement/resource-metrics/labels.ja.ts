import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-metrics'> = {
  Metrics: '指標',
  'Resource metrics': '資料の指標',
  'Which resources partners use.': 'パートナーが利用している資料。',
};
