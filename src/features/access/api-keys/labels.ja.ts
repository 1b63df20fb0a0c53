import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/api-keys'> = {
  '1 year': '1年',
  '30 days': '30日',
  '90 days': '90日',
  'API keys': 'APIキー',
  App: 'アプリ',
  'Name the software that will use this key.': 'このキーを使うソフトウェアの名前を入力します。',
  Never: 'なし',
  'Requests per minute': '1分あたりのリクエスト数',
  app: 'アプリ',
  apps: 'アプリ',
  'refresh token of an app': 'アプリのリフレッシュトークン',
  'refresh tokens of apps': 'アプリのリフレッシュトークン',
  'sign-in code of an app': 'アプリのサインインコード',
  'sign-in codes of apps': 'アプリのサインインコード',
};
