import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/audiences'> = {
  'audience_id: must be an id': 'audience_id: IDを指定してください。',
  'is already the name of another audience': '別の対象グループの名前として使用されています。',
  'is not available to your role': 'お使いのロールでは使用できません。',
  'refer back to this audience: an audience cannot include itself':
    'この対象グループ自体を参照しています。対象グループに自分自身を含めることはできません。',
};
