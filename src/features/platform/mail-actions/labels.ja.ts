import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/mail-actions'> = {
  Confirm: '確認',
  'email action': 'メールアクション',
  'email actions': 'メールアクション',
};
