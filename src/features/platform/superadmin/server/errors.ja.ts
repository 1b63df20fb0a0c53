import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/superadmin'> = {
  'The deletion of this company is already scheduled.': 'この会社の削除はすでに予定されています。',
  'The deletion of this company is not scheduled.': 'この会社の削除は予定されていません。',
  'The limits of this company were changed in the meantime.': 'この会社の上限はその間に変更されました。',
  'This company is already suspended.': 'この会社はすでに停止中です。',
  'This company is not suspended.': 'この会社は停止していません。',
  'You cannot reset your own two-factor authentication here. Turn it off in your profile.':
    '自分の2要素認証はここではリセットできません。プロフィールでオフにしてください。',
  'does not belong to this company': 'この会社のメンバーではありません。',
};
