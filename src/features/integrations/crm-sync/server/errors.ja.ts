import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/crm-sync'> = {
  'Add at least one field.': '項目を1つ以上追加してください。',
  'Another run of this mapping is not finished. Wait for it, or cancel it.':
    'このマッピングの別の実行が終わっていません。完了を待つか、キャンセルしてください。',
  'No active mapping synchronizes this record.': 'このレコードを同期する有効なマッピングがありません。',
  'One of the two records is linked already.': '2つのレコードの一方はすでにリンクされています。',
  'Only a finished first synchronization can be undone.': '元に戻せるのは、完了した初回同期だけです。',
  'Only a value that both sides changed can be chosen.': '選択できるのは、双方で変更された値だけです。',
  'Pause this mapping before you delete it.': 'このマッピングを削除する前に、一時停止してください。',
  'Pause this mapping before you simulate it again.':
    'もう一度シミュレーションする前に、このマッピングを一時停止してください。',
  'Switch the mapping on first.': '先にマッピングをオンにしてください。',
  'Switch this mapping on first.': '先にこのマッピングをオンにしてください。',
  'cannot be synchronized': '同期できません。',
  'does not exist in the CRM': 'CRMに存在しません。',
  'has a mapping that does not exist': '存在しないマッピングが含まれています。',
  'is linked already': 'すでにリンクされています。',
  'is mapped to these records already': 'すでにこれらのレコードにマッピングされています。',
  'is mapped to this field already': 'すでにこの項目にマッピングされています。',
  'is needed with the field that identifies a record': 'レコードを識別する項目とあわせて必須です。',
  'is only written to the CRM': 'CRMへの書き込み専用です。',
  'is written to one field, either here or in the CRM':
    '書き込み先には、TandemまたはCRMの項目を1つだけ指定してください。',
};
