import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/portal-access'> = {
  'Choose the organization you want to join with.': '参加する組織を選択してください。',
  'Only administrators of this organization can add people. Ask one of them to invite you.':
    'この組織に人を追加できるのは、組織の管理者だけです。管理者に招待を依頼してください。',
  'Only an administrator of this organization can remove access. Ask one of them, or suspend the partner.':
    'アクセス権を削除できるのは、この組織の管理者だけです。管理者に依頼するか、パートナーを停止してください。',
  'This is your last administrator. Make someone else an administrator first.':
    'この人は最後の管理者です。先に別の人を管理者にしてください。',
  'This person can already sign in.': 'この人はすでにサインインできます。',
  'This person has no access.': 'この人にはアクセス権がありません。',
  'You are not an administrator of this organization.': 'この組織の管理者ではありません。',
  'can already sign in': 'すでにサインインできます。',
};
