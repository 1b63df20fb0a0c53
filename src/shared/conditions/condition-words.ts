import { localeIn } from '../text/languages.ts';
import { readerLanguage } from '../text/texts.ts';
import { conditionTexts as t } from './condition.texts.ts';
import { type FieldSpec, specOf } from './condition-kinds.ts';
import type { AnyCondition, AnyOperator, AnyWhen, Scalar } from './conditions.ts';

interface Lists {
  or(items: readonly string[]): string;
  and(items: readonly string[]): string;
}

/** Formats a test with its subject and values, such as "the tier is Gold or Silver". */
export function testText(op: AnyOperator, subject: string, values: readonly string[], lists: Lists): string {
  const [first = '…', second = '…'] = values;
  switch (op) {
    case 'eq':
    case 'in':
      return t.is(subject, values.length ? lists.or(values) : '…');
    case 'neq':
    case 'nin':
      return values.length < 2 ? t.isNot(subject, first) : t.isNone(subject, lists.and(values));
    case 'gt':
      return t.above(subject, first);
    case 'gte':
      return t.orMore(subject, first);
    case 'lt':
      return t.below(subject, first);
    case 'lte':
      return t.orLess(subject, first);
    case 'between':
      return t.between(subject, first, second);
    case 'contains':
      return t.contains(subject, first);
    case 'starts_with':
      return t.startsWith(subject, first);
    case 'ends_with':
      return t.endsWith(subject, first);
    case 'is_set':
      return t.hasValue(subject);
    case 'is_not_set':
      return t.hasNoValue(subject);
    case 'in_last_days':
      return t.inLastDays(subject, first);
    case 'before_last_days':
      return t.beforeLastDays(subject, first);
    case 'in_next_days':
      return t.inNextDays(subject, first);
  }
}

/** Formats values for a reader. */
export interface Writing {
  money(minor: number, currency: string): string;
  number(value: number): string;
  day(iso: string): string;
  country(code: string): string;
}

const listOf = (type: 'disjunction' | 'conjunction', items: readonly string[]) =>
  new Intl.ListFormat(localeIn(readerLanguage(), 'en'), { type }).format(items);
const lists: Lists = {
  or: (items) => listOf('disjunction', items),
  and: (items) => listOf('conjunction', items),
};

/** Formats one value: an id as its name, an amount with its currency. */
export function valueText(value: Scalar, spec: FieldSpec | undefined, currency: string, write: Writing): string {
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'number') return spec?.kind === 'money' ? write.money(value, currency) : write.number(value);
  if (spec?.kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? write.day(value) : '…';
  if (spec?.kind === 'countries') return write.country(value);
  const option = spec?.options?.find((one) => one.value === value);
  if (option) return option.label;
  return spec?.kind === 'list' ? t.deletedItem : value || '…';
}

export function conditionText(condition: AnyCondition, specs: readonly FieldSpec[], write: Writing): string {
  const { field, op, value } = condition;
  const { spec, currency = '' } = specOf(specs, field);
  if (!spec) return t.deletedField;
  const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
  if (spec.says && (op === 'eq' || op === 'in')) return values.includes(true) ? spec.says.yes : spec.says.no;
  const isDays = op === 'in_last_days' || op === 'before_last_days' || op === 'in_next_days';
  const words = values.map((one) =>
    isDays && typeof one === 'number' ? write.number(one) : valueText(one, spec, currency, write),
  );
  return testText(op, t.subject(spec.label), words, lists);
}

/** Formats conditions as a sentence: "Partners if type is Reseller and tier is Gold; or if tag is VIP". */
export function whenSentence(noun: string, when: AnyWhen, specs: readonly FieldSpec[], write: Writing): string {
  if (when.any.length === 0) return t.none(noun);
  if (when.any.some(({ all }) => all.length === 0)) return t.every(noun);
  const groups = when.any.map(({ all }) => t.all(all.map((condition) => conditionText(condition, specs, write))));
  return t.those(noun, t.any(groups));
}
