import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/manual-commissions'> = {
  'is for amounts that pay': '支払いとなる金額の場合にのみ指定できます。',
  'is not a deal of this partner': 'このパートナーの案件ではありません。',
};
