import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/debug'> = {
  'This cache': 'このキャッシュ',
  'This is your own session. Log out instead.': 'これは現在のセッションです。代わりにサインアウトしてください。',
  'This job': 'このジョブ',
  'This job is running.': 'このジョブは実行中です。',
};
