import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/people'> = {
  'A company needs at least one owner. Make someone else an owner first.':
    '会社には1人以上の所有者が必要です。先に別の人を所有者にしてください。',
  'An owner': '所有者',
  'This is your only administrator. Make someone else an administrator first.':
    'この人は唯一の管理者です。先に別の人を管理者にしてください。',
  'This person has more permissions than you. Ask an owner.':
    'この人には自分より多くの権限があります。所有者に依頼してください。',
  'This person is already active.': 'この人はすでに有効です。',
  'This person is already an owner.': 'この人はすでに所有者です。',
  'This person is already deactivated.': 'この人はすでに無効です。',
  'This person was changed in the meantime.': 'この人の情報はその間に変更されました。',
  'must be another active team member': '別の有効なチームメンバーを指定してください。',
  'must stay a role of the same kind (company or partner)':
    '同じ種類（ベンダーまたはパートナー）のロールを指定してください。',
};
