import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/weekly-digests'> = {
  'Once a week: one thing that waits for you, one number, and one piece of news.':
    '週に1回、対応待ちの項目、数字、ニュースを1つずつお届けします。',
  'is for people who manage the chat channels of your organization':
    '組織のチャットチャンネルを管理する人のみが指定できます。',
  'Weekly digest': '週次まとめ通知',
};
