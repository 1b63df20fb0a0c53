import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/milestones'> = {
  'closed milestone': 'jalon clos',
  'closed milestones': 'jalons clos',
  milestone: 'jalon',
  milestones: 'jalons',
};
