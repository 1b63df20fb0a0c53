import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'portability/imports'> = {
  'Check the import first.': '先にインポートを確認してください。',
  'Each file needs a name.': '各ファイルに名前が必要です。',
  'It refers to a row that was not imported.': 'インポートされなかった行を参照しています。',
  'Send the files as multipart/form-data.': 'ファイルはmultipart/form-dataで送信してください。',
  'Specify the file.': 'ファイルを指定してください。',
  'This file does not exist.': 'このファイルは存在しません。',
  'This import can no longer be undone, because what it changed is in the archive of the audit log.':
    '変更内容が監査ログのアーカイブに移されたため、このインポートは元に戻せません。',
  'Your data has changed since the import was checked. Check it again.':
    'インポートの確認後にデータが変更されました。もう一度確認してください。',
  'has several line items; change it in Tandem': '明細が複数あります。Tandemで変更してください。',
  'has several partners; change it in Tandem': 'パートナーが複数あります。Tandemで変更してください。',
  'one has no name': '名前のないファイルがあります。',
};
