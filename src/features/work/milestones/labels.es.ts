import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/milestones'> = {
  'closed milestone': 'hito cerrado',
  'closed milestones': 'hitos cerrados',
  milestone: 'hito',
  milestones: 'hitos',
};
