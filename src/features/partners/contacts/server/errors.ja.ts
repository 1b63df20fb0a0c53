import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/contacts'> = {
  'A contact can belong to a partner or an account, not both.':
    '担当者が所属できるのは、パートナーまたは取引先のどちらか一方です。',
  'Another contact at this partner already has this email address.':
    'このパートナーの別の担当者が、このメールアドレスをすでに使用しています。',
  'Only a contact of a partner can be the primary contact.': '主担当者にできるのは、パートナーの担当者だけです。',
  'Only owners and administrators can erase a person.': '人のデータを消去できるのは、所有者と管理者だけです。',
  'This contact can sign in for the partner. Remove their access first.':
    'この担当者はパートナーのユーザーとしてサインインできます。先にアクセス権を削除してください。',
  'This contact can sign in. Remove their access first.':
    'この担当者はサインインできます。先にアクセス権を削除してください。',
  'This contact signs in with this address.': 'この担当者はこのアドレスでサインインしています。',
  'is used to sign in': 'サインインに使用されています。',
};
