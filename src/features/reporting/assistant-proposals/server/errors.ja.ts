import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/assistant-proposals'> = {
  'A filter is a field of the list.': 'フィルターには一覧の項目を指定してください。',
  'Enter a subject for the email.': 'メールの件名を入力してください。',
  'Give a kind of record or a text.': 'レコードの種類またはテキストを指定してください。',
  'The assistant no longer offers this step.': 'アシスタントはこの操作を提供しなくなりました。',
  'This is not available to you here. It needs another permission or module.':
    'ここでは利用できません。別の権限またはモジュールが必要です。',
  'This proposal has expired. Ask the assistant again.':
    'この提案は期限切れです。アシスタントにもう一度依頼してください。',
  'This record does not exist.': 'このレコードは存在しません。',
  'This takes too many reads. Ask for less at once.':
    '必要な読み取りが多すぎます。一度に求める内容を減らしてください。',
  'Use filters for this kind of record.': 'この種類のレコードにはフィルターを使用してください。',
  'You do not have the permission for this.': 'この操作を行う権限がありません。',
  'for example': '例',
  'kind that can be changed': '変更できる種類',
  'kind that can be created': '作成できる種類',
  'kind with notes': 'メモのある種類',
};
