import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/milestones'> = {
  'closed milestone': '終了したマイルストーン',
  'closed milestones': '終了したマイルストーン',
  milestone: 'マイルストーン',
  milestones: 'マイルストーン',
};
