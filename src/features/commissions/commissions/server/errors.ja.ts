import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/commissions'> = {
  'Customer payments and refunds that expired because the deal was not won in time.':
    '案件が期限内に受注されず、顧客からの入金や返金が失効したときに通知します。',
  'Expired customer payments': '失効した顧客からの入金',
  'The deal is not won yet. This event is processed automatically once it is.':
    '案件はまだ受注していません。このイベントは、受注すると自動的に処理されます。',
  'The hold period is over. This commission becomes payable with the next run.':
    '保留期間は終了しました。このコミッションは次回の処理で支払可能になります。',
  'The partner is banned, so its commissions stay on hold.':
    'パートナーが禁止されているため、コミッションは保留のままです。',
  'This commission is disputed. Decide the dispute first.':
    'このコミッションには異議が申し立てられています。先に異議を判定してください。',
};
