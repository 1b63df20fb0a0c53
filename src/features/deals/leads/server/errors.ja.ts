import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/leads'> = {
  'A partner has this lead. Close it or mark it as spam before you archive it.':
    'パートナーがこのリードを担当しています。アーカイブする前に、終了するかスパムに設定してください。',
  'The time to answer has ended.': '回答期限が過ぎています。',
  'This lead is archived.': 'このリードはアーカイブ済みです。',
  'already works on this lead': 'すでにこのリードに対応しています。',
  'is already the ID of another lead': '別のリードのIDとして使用されています。',
  'is already the name of another rule': '別のルールの名前として使用されています。',
  'is not a custom field of partners': 'パートナーのカスタム項目ではありません。',
  'names a record that does not exist': '存在しないレコードが指定されています。',
  'need points for at least one criterion': '1つ以上の基準に配点が必要です。',
};
