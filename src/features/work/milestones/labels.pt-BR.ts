import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/milestones'> = {
  'closed milestone': 'marco fechado',
  'closed milestones': 'marcos fechados',
  milestone: 'marco',
  milestones: 'marcos',
};
