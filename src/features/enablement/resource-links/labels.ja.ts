import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-links'> = {
  'Asks for the email': 'メールアドレスの入力を求める',
  'It stops working at once.': 'すぐに使えなくなります。',
  'Link revoked': 'リンクを無効化しました',
  Password: 'パスワード',
  Protection: '保護',
  Recipient: '受信者',
  'Revoke a link: it stops working at once': 'リンクを無効化。すぐに使えなくなります',
  'Revoke link': 'リンクを無効化',
  'Share resource': '資料を共有',
  Watermark: '透かし',
  'resource link': '資料のリンク',
  'resource link open': '資料のリンクの閲覧',
  'resource link opens': '資料のリンクの閲覧',
  'resource links': '資料のリンク',
};
