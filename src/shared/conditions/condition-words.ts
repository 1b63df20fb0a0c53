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
      return `${subject} is ${values.length ? lists.or(values) : '…'}`;
    case 'neq':
    case 'nin':
      return values.length < 2 ? `${subject} is not ${first}` : `${subject} is none of ${lists.and(values)}`;
    case 'gt':
      return `${subject} is above ${first}`;
    case 'gte':
      return `${subject} is ${first} or more`;
    case 'lt':
      return `${subject} is below ${first}`;
    case 'lte':
      return `${subject} is ${first} or less`;
    case 'between':
      return `${subject} is from ${first} to ${second}`;
    case 'contains':
      return `${subject} contains ${first}`;
    case 'starts_with':
      return `${subject} starts with ${first}`;
    case 'ends_with':
      return `${subject} ends with ${first}`;
    case 'is_set':
      return `${subject} has a value`;
    case 'is_not_set':
      return `${subject} has no value`;
    case 'in_last_days':
      return `${subject} is in the last ${first} days`;
    case 'before_last_days':
      return `${subject} is more than ${first} days ago`;
    case 'in_next_days':
      return `${subject} is in the next ${first} days`;
  }
}

/** Formats values for a reader. */
export interface Writing {
  money(minor: number, currency: string): string;
  number(value: number): string;
  day(iso: string): string;
  country(code: string): string;
}

const lists: Lists = {
  or: (items) => new Intl.ListFormat('en', { type: 'disjunction' }).format(items),
  and: (items) => new Intl.ListFormat('en', { type: 'conjunction' }).format(items),
};

/** Formats one value: an id as its name, an amount with its currency. */
export function valueText(value: Scalar, spec: FieldSpec | undefined, currency: string, write: Writing): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return spec?.kind === 'money' ? write.money(value, currency) : write.number(value);
  if (spec?.kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? write.day(value) : '…';
  if (spec?.kind === 'countries') return write.country(value);
  const option = spec?.options?.find((one) => one.value === value);
  if (option) return option.label;
  return spec?.kind === 'list' ? 'a deleted item' : value || '…';
}

export function conditionText(condition: AnyCondition, specs: readonly FieldSpec[], write: Writing): string {
  const { field, op, value } = condition;
  const { spec, currency = '' } = specOf(specs, field);
  if (!spec) return 'a deleted field';
  const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
  if (spec.says && (op === 'eq' || op === 'in')) return values.includes(true) ? spec.says.yes : spec.says.no;
  const isDays = op === 'in_last_days' || op === 'before_last_days' || op === 'in_next_days';
  const words = values.map((one) =>
    isDays && typeof one === 'number' ? write.number(one) : valueText(one, spec, currency, write),
  );
  return testText(op, `${spec.label.charAt(0).toLowerCase()}${spec.label.slice(1)}`, words, lists);
}

/** Formats conditions as a sentence: "Partners if type is Reseller and tier is Gold; or if tag is VIP". */
export function whenSentence(noun: string, when: AnyWhen, specs: readonly FieldSpec[], write: Writing): string {
  if (when.any.length === 0) return `No ${noun.toLowerCase()}: add a condition.`;
  if (when.any.some(({ all }) => all.length === 0)) return `All ${noun.toLowerCase()}.`;
  const groups = when.any.map(({ all }) =>
    all.map((condition) => conditionText(condition, specs, write)).join(' and '),
  );
  return `${noun} if ${groups.join('; or if ')}.`;
}
