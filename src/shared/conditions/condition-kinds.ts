import type { AnyCondition, AnyOperator } from './conditions.ts';

/** The kind of a value decides which input and operators a form offers. */
export const valueKinds = ['list', 'countries', 'words', 'number', 'money', 'months', 'yes_no', 'date'] as const;
export type ValueKind = (typeof valueKinds)[number];

/** A field that a condition can use, as a form offers it. */
export interface FieldSpec {
  field: string;
  label: string;
  /** The heading under which a form lists the field. */
  group: string;
  kind: ValueKind;
  /** For `list`, the allowed values; for `words`, suggestions. */
  options?: readonly FieldOption[] | undefined;
  /** For `money` in any currency: the field name ends in one of these (`partner.open_pipeline.EUR`). */
  currencies?: readonly string[] | undefined;
  /** The sentence for each value of a `yes_no` field. */
  says?: { yes: string; no: string } | undefined;
}

export interface FieldOption {
  value: string;
  label: string;
  /** Some rows still have the value, but it can no longer be chosen. */
  is_archived?: boolean | undefined;
}

const presenceTests: [AnyOperator, string][] = [
  ['is_set', 'has a value'],
  ['is_not_set', 'has no value'],
];
const listTests: [AnyOperator, string][] = [['in', 'is'], ['nin', 'is not'], ...presenceTests];
const numberTests: [AnyOperator, string][] = [
  ['gte', 'at least'],
  ['gt', 'above'],
  ['lte', 'at most'],
  ['lt', 'below'],
  ['between', 'between'],
  ['eq', 'exactly'],
  ['neq', 'not'],
  ...presenceTests,
];
const wordTests: [AnyOperator, string][] = [
  ['in', 'is'],
  ['nin', 'is not'],
  ['contains', 'contains'],
  ['starts_with', 'starts with'],
  ['ends_with', 'ends with'],
  ...presenceTests,
];
const dateTests: [AnyOperator, string][] = [
  ['in_last_days', 'in the last … days'],
  ['before_last_days', 'more than … days ago'],
  ['in_next_days', 'in the next … days'],
  ['gte', 'on or after'],
  ['lte', 'on or before'],
  ['between', 'between'],
  ...presenceTests,
];
const tests: Record<ValueKind, [AnyOperator, string][]> = {
  list: listTests,
  countries: listTests,
  words: wordTests,
  number: numberTests,
  money: numberTests,
  months: numberTests,
  yes_no: [['eq', 'is'], ...presenceTests],
  date: dateTests,
};

export function operatorsFor(kind: ValueKind): { value: AnyOperator; label: string }[] {
  return tests[kind].map(([value, label]) => ({ value, label }));
}

/** `eq` and `in` mean the same for lists; the form offers one of them. */
export function operatorLabel({ op }: AnyCondition, kind: ValueKind): AnyOperator {
  if (kind === 'list' || kind === 'countries' || kind === 'words')
    return op === 'eq' ? 'in' : op === 'neq' ? 'nin' : op;
  return kind === 'yes_no' && op === 'in' ? 'eq' : op;
}

export function isRelative(op: AnyOperator): boolean {
  return op === 'in_last_days' || op === 'before_last_days' || op === 'in_next_days';
}

/** Changes the operator of a condition and keeps its value if it still makes sense. */
export function withTest(condition: AnyCondition, op: AnyOperator, kind: ValueKind): AnyCondition {
  const { field, value } = condition;
  if (op === 'is_set' || op === 'is_not_set') return { field, op };
  const first = Array.isArray(value) ? value[0] : value;
  if (isRelative(op)) return { field, op, value: typeof first === 'number' ? first : 90 };
  if (op === 'in' || op === 'nin')
    return { field, op, value: value === undefined ? [] : Array.isArray(value) ? value : [value] };
  if (kind === 'date') {
    const day = typeof first === 'string' ? first : '';
    return { field, op, value: op === 'between' ? [day, day] : day };
  }
  if (op === 'between')
    return { field, op, value: [typeof first === 'number' ? first : 0, typeof first === 'number' ? first : 0] };
  if (kind === 'yes_no') return { field, op, value: typeof first === 'boolean' ? first : true };
  if (kind === 'words') return { field, op, value: typeof first === 'string' ? first : '' };
  return { field, op, value: typeof first === 'number' ? first : 0 };
}

export function newCondition({ field, kind, currencies }: FieldSpec): AnyCondition {
  const named = currencies ? `${field}.${currencies[0]}` : field;
  return withTest({ field: named, op: 'eq' }, operatorsFor(kind)[0]!.value, kind);
}

/** Finds the field of a condition, and the currency at the end of its name. */
export function specOf<T extends FieldSpec>(
  specs: readonly T[],
  field: string,
): { spec: T | undefined; currency?: string } {
  const exact = specs.find((spec) => spec.field === field && !spec.currencies);
  if (exact) return { spec: exact };
  const at = field.lastIndexOf('.');
  const currency = field.slice(at + 1);
  const spec = specs.find((one) => one.currencies && one.field === field.slice(0, at));
  return spec && /^[A-Z]{3}$/.test(currency) ? { spec, currency } : { spec: undefined };
}

/** Describes the missing part of a condition; undefined if the condition is complete. */
export function missingPart({ op, value }: AnyCondition, kind: ValueKind): string | undefined {
  if (op === 'is_set' || op === 'is_not_set') return undefined;
  if (isRelative(op)) return typeof value === 'number' ? undefined : 'needs a number of days';
  const list = Array.isArray(value) ? value : [value];
  if (list.length === 0) return kind === 'words' ? 'needs a word' : 'needs a choice';
  if (op === 'between' && list.length !== 2) return 'needs two ends';
  if (kind === 'date') return list.every((one) => typeof one === 'string' && one !== '') ? undefined : 'needs a day';
  if (kind === 'number' || kind === 'money' || kind === 'months')
    return list.every((one) => typeof one === 'number') ? undefined : 'needs a number';
  if (kind === 'yes_no') return list.every((one) => typeof one === 'boolean') ? undefined : 'needs yes or no';
  return list.every((one) => typeof one === 'string' && one !== '') ? undefined : 'needs a word';
}
