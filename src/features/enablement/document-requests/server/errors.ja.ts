import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/document-requests'> = {
  'A partner uploads a requested document, is late with one, or one has expired.':
    '依頼した文書をパートナーがアップロードしたとき、提出が遅れているとき、または文書の期限が切れたときに通知します。',
  'Documents requested from you': '提出を依頼された文書',
  'Documents to review': '要確認の文書',
  'The company requests a document, reminds you of one, or decides about your file.':
    'ベンダーが文書を依頼したとき、リマインダーを送ったとき、または提出したファイルを判定したときに通知します。',
  'This request was canceled.': 'この依頼はキャンセルされました。',
  'This request was canceled. Request the document again.':
    'この依頼はキャンセルされました。文書をもう一度依頼してください。',
  'is not asked for': 'ここでは入力できない項目です。',
  'must be today or later': '本日以降の日付を指定してください。',
  'names a partner that does not exist': '存在しないパートナーが指定されています。',
  'overdue documents': '期限超過の文書',
  'requested documents': '依頼された文書',
  'uploaded documents': 'アップロードされた文書',
};
