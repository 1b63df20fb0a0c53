import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/audit-events'> = {
  'Only people who see the whole audit log can search its archive.':
    '監査ログのアーカイブを検索できるのは、監査ログ全体を閲覧できる人だけです。',
  'The audit log was changed after it was sealed. Find out why before you erase a person.':
    '監査ログが封印後に変更されています。人のデータを消去する前に、原因を確認してください。',
  'This audit event': 'この監査イベント',
  'at_lte: lies before at_gte': 'at_lte: at_gteより前の日時です。',
  'is needed, as a time': '日時の指定が必要です。',
  'lies before at_gte': 'at_gteより前の日時です。',
};
