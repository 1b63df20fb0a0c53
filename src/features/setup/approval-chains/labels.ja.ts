import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/approval-chains'> = {
  'Approval chain': '承認ルート',
  'Approval chains': '承認ルート',
  'New approval chain': '新しい承認ルート',
  'approval chain': '承認ルート',
  'approval chains': '承認ルート',
  'approval request': '承認依頼',
  'approval requests': '承認依頼',
  'approval step': '承認ステップ',
  'approval steps': '承認ステップ',
  'approvals waiting for them': '本人の承認待ち',
};
