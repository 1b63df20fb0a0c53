import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/accruals'> = {
  'Record payment': '入金を記録',
  'Record refund': '返金を記録',
  'View recorded events': '記録されたイベントを表示',
};
