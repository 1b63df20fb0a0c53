import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/milestones'> = {
  'closed milestone': 'abgeschlossener Meilenstein',
  'closed milestones': 'abgeschlossene Meilensteine',
  milestone: 'Meilenstein',
  milestones: 'Meilensteine',
};
