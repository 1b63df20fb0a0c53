import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  or: 'または',
  groupAllThese: (index: Part) => `グループ${index}：すべてに一致`,
  and: 'かつ',
  addCondition: '条件を追加',
  orIf: 'または次の場合…',
  field: '項目',
  operator: '演算子',
  recordsWithoutValueNotIncluded: '値のないレコードは含まれません。',
  thisFieldWasDeletedSoNothing: 'この項目は削除されたため、この条件に一致するものはありません。',
  removeCondition: '条件を削除',
  choose: '選択…',
  typeAndPressEnter: '入力してEnterを押す',
  yes: 'はい',
  no: 'いいえ',
  archived: (label: Part) => `${label}（アーカイブ済み）`,
  deletedItem: '削除された項目',
  days: (label: Part) => `${label}、日数`,
  from: (label: Part) => `${label}、開始`,
  to: '～',
  toLabel: (label: Part) => `${label}、終了`,
  currency: (label: Part) => `${label}、通貨`,
};
