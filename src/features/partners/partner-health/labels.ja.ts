import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-health'> = {
  Dropped: '低下',
  'Dropped from': '低下前',
  'Which partners are at risk, and why.': 'リスクのあるパートナーとその理由。',
  'partner health': 'パートナーヘルス',
};
