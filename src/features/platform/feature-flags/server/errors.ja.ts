import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/feature-flags'> = {
  'A flag with this key already exists.': 'このキーの機能フラグはすでに存在します。',
  'This feature flag was changed in the meantime.': 'この機能フラグはその間に変更されました。',
  'This flag is declared in code. Turn it off instead.':
    'この機能フラグはコードで宣言されています。代わりにオフにしてください。',
  'This person in this company': 'この会社のこの人',
  'is set in code and cannot be changed': 'コードで設定されているため、変更できません。',
};
