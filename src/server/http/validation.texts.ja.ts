import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './validation.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  required: '必須項目です。',
  unknownField: 'この項目は存在しません。',
  mustBe: (expected) => `${expected.join('、または')}を入力してください。`,
  oneOf: (values) => `次のいずれか（${values}）`,
  wrongFormat: '形式が正しくありません。',
  otherText: '別の形式のテキスト',
  validFormat: (format) => `有効な値（${format}）`,
  minCharacters: (count) => `${count} 文字以上で入力してください。`,
  maxCharacters: (count) => `${count} 文字以内で入力してください。`,
  atLeast: (value) => `${value} 以上にしてください。`,
  atMost: (value) => `${value} 以下にしてください。`,
  moreThan: (value) => `${value} より大きくしてください。`,
  lessThan: (value) => `${value} より小さくしてください。`,
  multipleOf: (value) => `${value} の倍数にしてください。`,
  minEntries: (count) => `${count} 件以上指定してください。`,
  maxEntries: (count) => `${count} 件以内で指定してください。`,
  entryTwice: '同じ項目を重複して指定できません。',
  minFields: (count) => `${count} 項目以上指定してください。`,
  maxFields: (count) => `${count} 項目以内で指定してください。`,
  malformed: '値の形式が不正です。',
  kinds: {
    string: 'テキスト',
    integer: '整数',
    number: '数値',
    boolean: 'true または false',
    array: 'リスト',
    object: 'オブジェクト',
    null: '空の値',
  },
  formats: {
    uuid: 'ID（UUID）',
    date: '日付（YYYY-MM-DD）',
    'date-time': '日時（ISO 8601、例：2026-03-16T09:00:00Z）',
    time: '時刻（HH:MM:SS）',
    email: 'メールアドレス',
    uri: 'Web アドレス',
  },
};
