import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/people'> = {
  Deactivated: '無効化済み',
  'Team member names': 'チームメンバーの名前',
  'Team members': 'チームメンバー',
  'Two-factor': '2要素認証',
  'team member': 'チームメンバー',
  'team members': 'チームメンバー',
};
