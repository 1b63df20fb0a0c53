import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/custom-fields'> = {
  'Add at least one option.': '選択肢を1つ以上追加してください。',
  'Only choice fields have options.': '選択肢を設定できるのは選択項目だけです。',
  'contains a stage that does not exist': '存在しないステージが含まれています。',
  'is already used, possibly by an archived field':
    'すでに使用されています（アーカイブ済みの項目の可能性もあります）。',
  'is not an option of this field': 'この項目の選択肢ではありません。',
  'is only for choice fields': '選択項目でのみ指定できます。',
  'is only for fields of opportunities': '商談の項目でのみ指定できます。',
  'is only for text, numbers, dates, email addresses and phone numbers':
    'テキスト、数値、日付、メールアドレス、電話番号の項目でのみ指定できます。',
  'must be a different option': '別の選択肢を指定してください。',
};
