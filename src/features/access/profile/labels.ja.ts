import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/profile'> = {
  'Change my password': 'パスワードを変更',
  Dark: 'ダーク',
  Light: 'ライト',
  'My active sessions': '自分の有効なセッション',
  'My profile': 'マイプロフィール',
  System: 'システム',
};
