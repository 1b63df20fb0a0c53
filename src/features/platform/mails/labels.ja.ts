import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/mails'> = {
  'Failed, retrying': '失敗、再試行中',
  'Not delivered': '未配信',
  'Sent email': '送信メール',
  'email reference': 'メールの参照情報',
  'email references': 'メールの参照情報',
  'sent email': '送信メール',
  'sent emails': '送信メール',
};
