import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/partner-crm'> = {
  'Choose the fields of your deals in the settings first.': '先に設定で案件の項目を選択してください。',
  'This connection is disconnected. Connect it again.': 'この接続は切断されています。もう一度接続してください。',
  'This connection is paused. Resume it first.': 'この接続は一時停止中です。先に再開してください。',
  'is not an object of this CRM': 'このCRMのオブジェクトではありません。',
};
