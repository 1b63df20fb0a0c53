import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/document-requests'> = {
  'This request was canceled.': 'この依頼はキャンセルされました。',
  'This request was canceled. Request the document again.':
    'この依頼はキャンセルされました。文書をもう一度依頼してください。',
  'is not asked for': 'ここでは入力できない項目です。',
  'must be today or later': '本日以降の日付を指定してください。',
  'names a partner that does not exist': '存在しないパートナーが指定されています。',
};
