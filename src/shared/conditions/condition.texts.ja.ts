import type { FullTranslation } from '#shared/text/texts.ts';
import type { conditionTexts as english } from './condition.texts.ts';

/** A day, such as 2026/12/31 or 2026年12月31日: days are early or late, numbers small or large. */
const isDay = (value: string) => /^\d{4}(\/\d{1,2}\/\d{1,2}|年\d{1,2}月\d{1,2}日)$/.test(value);

/** Not yet reviewed by a native speaker. */
export const conditionTexts: FullTranslation<typeof english> = {
  is: (subject: string, values: string) => `${subject}が${values}`,
  isNot: (subject: string, value: string) => `${subject}が${value}以外`,
  isNone: (subject: string, values: string) => `${subject}が${values}のいずれでもない`,
  above: (subject: string, value: string) =>
    isDay(value) ? `${subject}が${value}より後` : `${subject}が${value}を超える`,
  orMore: (subject: string, value: string) => `${subject}が${value}${isDay(value) ? '以降' : '以上'}`,
  below: (subject: string, value: string) => `${subject}が${value}${isDay(value) ? 'より前' : '未満'}`,
  orLess: (subject: string, value: string) => `${subject}が${value}${isDay(value) ? '以前' : '以下'}`,
  between: (subject: string, from: string, to: string) => `${subject}が${from}から${to}まで`,
  contains: (subject: string, value: string) => `${subject}が${value}を含む`,
  startsWith: (subject: string, value: string) => `${subject}が${value}で始まる`,
  endsWith: (subject: string, value: string) => `${subject}が${value}で終わる`,
  hasValue: (subject: string) => `${subject}に値がある`,
  hasNoValue: (subject: string) => `${subject}に値がない`,
  inLastDays: (subject: string, days: string) => `${subject}が過去${days}日以内`,
  beforeLastDays: (subject: string, days: string) => `${subject}が${days}日前より前`,
  inNextDays: (subject: string, days: string) => `${subject}が今後${days}日以内`,
  yes: 'はい',
  no: 'いいえ',
  deletedItem: '削除された値',
  deletedField: '削除された項目',
  subject: (label: string) => label,
  all: (conditions: readonly string[]) => conditions.join('、かつ'),
  any: (groups: readonly string[]) => groups.join('。または、'),
  none: (noun: string) => `${noun}なし：条件を追加してください。`,
  every: (noun: string) => `すべての${noun}。`,
  those: (noun: string, conditions: string) => `次の条件に一致する${noun}：${conditions}。`,
  fails: {
    eq: (subject: string, values: string) => `${subject}が${values}ではありません`,
    in: (subject: string, values: string) => `${subject}が${values}のいずれでもありません`,
    neq: (subject: string, values: string) => `${subject}が${values}です`,
    nin: (subject: string, values: string) => `${subject}が${values}のいずれかです`,
    gt: (subject: string, values: string) => `${subject}が${values}を超えていません`,
    gte: (subject: string, values: string) => `${subject}が${values}未満です`,
    lt: (subject: string, values: string) => `${subject}が${values}未満ではありません`,
    lte: (subject: string, values: string) => `${subject}が${values}を超えています`,
    between: (subject: string, values: string) => `${subject}が${values}の範囲外です`,
    contains: (subject: string, values: string) => `${subject}に${values}が含まれていません`,
    starts_with: (subject: string, values: string) => `${subject}が${values}で始まっていません`,
    ends_with: (subject: string, values: string) => `${subject}が${values}で終わっていません`,
    is_set: (subject: string) => `${subject}に値がありません`,
    is_not_set: (subject: string) => `${subject}に値があります`,
  },
};
