import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/inbound-mails'> = {
  Handled: '処理済み',
  'Received email': '受信メール',
  'mailbox position': 'メールボックスの位置',
  'mailbox positions': 'メールボックスの位置',
  'received email': '受信メール',
  'received emails': '受信メール',
};
