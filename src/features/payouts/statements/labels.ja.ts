import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/statements'> = {
  'Amount received': '受領額',
  'Canceled payout': 'キャンセルされた支払い',
  'Failed or returned payout': '失敗または返金された支払い',
};
