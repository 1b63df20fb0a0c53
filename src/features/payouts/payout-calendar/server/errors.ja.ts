import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payout-calendar'> = {
  'Planned payouts': '予定された支払い',
  'The payout calendar prepared a payout, or a payout is overdue for review or payment.':
    '支払いカレンダーが支払いを準備したとき、または支払いの確認や送金が期限を超過したときに通知します。',
};
