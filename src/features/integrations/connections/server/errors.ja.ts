import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/connections'> = {
  'A connection of your team to another system stopped working.':
    'チームと他のシステムとの接続が機能しなくなったときに通知します。',
  'A connection to another system stopped working.': '他のシステムとの接続が機能しなくなったときに通知します。',
  'Broken connections': '機能しなくなった接続',
  'Connect again to change this connection.': 'この接続を変更するには、もう一度接続してください。',
  'Disconnect it first.': '先に切断してください。',
  'It is disconnected.': '切断されています。',
  'It is paused already.': 'すでに一時停止中です。',
  'Only a paused connection can be resumed.': '再開できるのは一時停止中の接続だけです。',
  'The connection belongs to another integration.': 'この接続は別の連携のものです。',
  'This attempt to connect has ended. Start again from the integrations.':
    'この接続の試行は終了しました。連携からもう一度始めてください。',
  'This connection is disconnected already.': 'この接続はすでに切断されています。',
  'This installation has no connector. Use an app of your own.':
    'このインストール環境にはコネクターがありません。独自のアプリを使用してください。',
  'This integration': 'この連携',
  'Too many attempts are open. Try again in ten minutes.':
    '未完了の接続の試行が多すぎます。10分後にもう一度お試しください。',
  'is not a field of this integration': 'この連携の項目ではありません。',
  'must have at least 2 letters': '2文字以上で入力してください。',
};
