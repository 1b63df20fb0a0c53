import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/company-hosts'> = {
  'Only an owner can change the host name.': 'ホスト名を変更できるのは所有者だけです。',
  'This host name': 'このホスト名',
  'Too many unknown names.': '不明な名前が多すぎます。',
  'is missing: enter a host name first': 'ホスト名がありません。先に入力してください。',
};
