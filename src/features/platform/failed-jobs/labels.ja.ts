import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/failed-jobs'> = {
  'Failed background tasks': '失敗したバックグラウンドタスク',
  'failed task': '失敗したタスク',
  'failed tasks': '失敗したタスク',
};
