import type { AnyCondition, AnyOperator } from './conditions.ts';

/** The kind of value, which decides the input and the operators. */
export const valueKinds = ['list', 'countries', 'words', 'number', 'money', 'months', 'yes_no', 'date'] as const;
export type ValueKind = (typeof valueKinds)[number];

/** A field that a condition can use, as a form offers it. */
export interface FieldSpec {
  field: string;
  label: string;
  /** The heading it is offered under. */
  group: string;
  kind: ValueKind;
  /** For `list`: what may be chosen; for `words`: what is usual. */
  options?: readonly FieldOption[] | undefined;
  /** For `money` in any currency: the field is followed by one of these (`partner.open_pipeline.EUR`). */
  currencies?: readonly string[] | undefined;
  /** For `yes_no`: the sentence for each value. */
  says?: { yes: string; no: string } | undefined;
}

export interface FieldOption {
  value: string;
  label: string;
  /** Some rows still have it, but it can no longer be chosen. */
  is_archived?: boolean | undefined;
}

const known: [AnyOperator, string][] = [
  ['is_set', 'has a value'],
  ['is_not_set', 'has no value'],
];
const listTests: [AnyOperator, string][] = [['in', 'is'], ['nin', 'is not'], ...known];
const numberTests: [AnyOperator, string][] = [
  ['gte', 'at least'],
  ['gt', 'above'],
  ['lte', 'at most'],
  ['lt', 'below'],
  ['between', 'between'],
  ['eq', 'exactly'],
  ['neq', 'not'],
  ...known,
];
const wordTests: [AnyOperator, string][] = [
  ['in', 'is'],
  ['nin', 'is not'],
  ['contains', 'contains'],
  ['starts_with', 'starts with'],
  ['ends_with', 'ends with'],
  ...known,
];
const dateTests: [AnyOperator, string][] = [
  ['in_last_days', 'in the last … days'],
  ['before_last_days', 'more than … days ago'],
  ['in_next_days', 'in the next … days'],
  ['gte', 'on or after'],
  ['lte', 'on or before'],
  ['between', 'between'],
  ...known,
];
const tests: Record<ValueKind, [AnyOperator, string][]> = {
  list: listTests,
  countries: listTests,
  words: wordTests,
  number: numberTests,
  money: numberTests,
  months: numberTests,
  yes_no: [['eq', 'is'], ...known],
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

/** Changes the operator and keeps the value where it still makes sense. */
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

/** The field a condition asks about, and the currency its name ends in. */
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

/** What is missing in a condition; undefined when it is complete. */
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
