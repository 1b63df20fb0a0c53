import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/attributions'> = {
  'Another contract covers this account on some of these days.':
    'この期間の一部では、別の契約がこの取引先を対象としています。',
  'is allowed only when the sale belongs to a deal': '売上が案件に属する場合にのみ指定できます。',
  'is lost. Reopen the deal first.': 'この案件は失注しています。先に案件を再開してください。',
  'is more than the amount': '金額を超えています。',
  'is not an active link of your company': '自社の有効なリンクではありません。',
};
