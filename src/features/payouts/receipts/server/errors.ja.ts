import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/receipts'> = {
  'Amounts carried over from a payout can’t be recalculated.': '支払いから繰り越された金額は再計算できません。',
  'Give a commission or a deal.': 'コミッションまたは案件を指定してください。',
  'Give a commission, a payment or a partner.': 'コミッション、送金、またはパートナーを指定してください。',
  'Give the number of a commission, such as 1042.': '1042のような、コミッションの番号を指定してください。',
  'Manual commissions can’t be recalculated.': '手動のコミッションは再計算できません。',
};
