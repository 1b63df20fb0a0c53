import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/roles'> = {
  'One person has': '1人に割り当て済み：',
  'This role': 'このロール',
  'has more permissions than you have': '自分より多くの権限が含まれています。',
  'is already the name of another role': '別のロールの名前として使用されています。',
  'is only available for company roles': 'ベンダー用のロールでのみ使用できます。',
  'must be a built-in role, or a custom role with its ID':
    '組み込みのロール、またはIDを指定したカスタムロールを指定してください。',
};
