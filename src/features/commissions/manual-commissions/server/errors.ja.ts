import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/manual-commissions'> = {
  'Manual commissions': '手動コミッション',
  'The company added or reversed an amount, or wrote off what you owed.':
    'ベンダーが金額を追加または取り消したとき、または貴社の未返済額を免除したときに通知します。',
  'is for amounts that pay': '支払いとなる金額の場合にのみ指定できます。',
  'is not a deal of this partner': 'このパートナーの案件ではありません。',
};
