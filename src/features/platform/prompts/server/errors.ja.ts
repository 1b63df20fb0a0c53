import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/prompts'> = {
  'A prompt with this key already exists.': 'このキーのプロンプトはすでに存在します。',
  'There is no draft to publish.': '公開する下書きがありません。',
  'This draft was changed in the meantime.': 'この下書きはその間に変更されました。',
  'This prompt was changed in the meantime.': 'このプロンプトはその間に変更されました。',
  'must be an earlier version': '以前のバージョンを指定してください。',
};
