import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/simulations'> = {
  'This incentive structure has no version yet.': 'このインセンティブ体系にはまだバージョンがありません。',
  'You need permission to view commissions to see what deals earned.':
    '案件のコミッションを表示するには、コミッションを閲覧する権限が必要です。',
  'is not a currency we know': '不明な通貨です。',
};
