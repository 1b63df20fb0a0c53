import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/stored-files'> = {
  'is for browsers only; with an API key, download the file directly':
    'ブラウザー専用です。APIキーを使用する場合は、ファイルを直接ダウンロードしてください。',
  'needs a name': '名前が必要です。',
  'took too long': '時間がかかりすぎました。',
};
