import { addDays } from '../time/dates.ts';

/**
 * Evaluates conditions: an OR of ANDs of (field, operator, value). Commission rules, audiences and flags use the same
 * language. Conditions are data; no user code runs.
 */

export const operators = [
  'eq',
  'neq',
  'in',
  'nin',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
  'contains',
  'starts_with',
  'ends_with',
  'is_set',
  'is_not_set',
] as const;

export type Operator = (typeof operators)[number];
export type Scalar = string | number | boolean;

export interface Condition {
  field: string;
  op: Operator;
  value?: Scalar | Scalar[];
}

export interface When {
  any: { all: Condition[] }[];
}

/** These operators are relative to the current day; `onDay` replaces them by tests on dates before evaluation. */
export const relativeOperators = ['in_last_days', 'before_last_days', 'in_next_days'] as const;
export type AnyOperator = Operator | (typeof relativeOperators)[number];
export interface AnyCondition {
  field: string;
  op: AnyOperator;
  value?: Scalar | Scalar[];
}
export interface AnyWhen {
  any: { all: AnyCondition[] }[];
}

/** Replaces relative days by dates: "in the last 30 days" becomes a test between two days. */
export function onDay(when: AnyWhen, today: string): When {
  return { any: when.any.map(({ all }) => ({ all: all.map((condition) => conditionOnDay(condition, today)) })) };
}

function conditionOnDay(condition: AnyCondition, today: string): Condition {
  const { field, op, value } = condition;
  // A value that is not a number of days becomes a test that always fails.
  const days = typeof value === 'number' && Number.isInteger(value) ? value : undefined;
  switch (op) {
    case 'in_last_days':
      return days === undefined ? { field, op: 'eq' } : { field, op: 'between', value: [addDays(today, -days), today] };
    case 'in_next_days':
      return days === undefined ? { field, op: 'eq' } : { field, op: 'between', value: [today, addDays(today, days)] };
    case 'before_last_days':
      return days === undefined ? { field, op: 'eq' } : { field, op: 'lt', value: addDays(today, -days) };
    default:
      return { field, op, ...(value !== undefined && { value }) };
  }
}

/** The value of a field: a list if the field has several values (tags, regions), undefined if the fact is missing. */
export type ActualValue = Scalar | readonly Scalar[] | null | undefined;

/** The shorthand `{field: [values]}` means one group of `in` tests; undefined means always. */
export function fullForm(when: When | Record<string, Scalar | Scalar[]> | undefined): When {
  if (when === undefined) return { any: [{ all: [] }] };
  if (isFullForm(when)) return when;
  const all = Object.entries(when).map(([field, value]): Condition => {
    return { field, op: 'in', value: Array.isArray(value) ? value : [value] };
  });
  return { any: [{ all }] };
}

export function isFullForm(when: object): when is When {
  return 'any' in when && Array.isArray(when.any) && when.any.every((group) => Array.isArray(group?.all));
}

/** A missing fact fails every test except `is_not_set`: a typo must narrow a rule, never widen it. */
export function holds(condition: Condition, actual: ActualValue): boolean {
  const values = actual === undefined || actual === null ? [] : Array.isArray(actual) ? actual : [actual as Scalar];
  const { op, value } = condition;
  if (op === 'is_not_set') return values.length === 0;
  if (values.length === 0) return false;
  if (op === 'is_set') return true;
  if (value === undefined) return false;
  if (op === 'neq' || op === 'nin') return values.every((one) => !listed(one, value));
  return values.some((one) => matches(op, one, value));
}

function listed(one: Scalar, value: Scalar | Scalar[]): boolean {
  return Array.isArray(value) ? value.includes(one) : value === one;
}

function matches(op: Operator, one: Scalar, value: Scalar | Scalar[]): boolean {
  switch (op) {
    case 'eq':
    case 'in':
      return listed(one, value);
    case 'gt':
      return ordered(one, value, (side) => side > 0);
    case 'gte':
      return ordered(one, value, (side) => side >= 0);
    case 'lt':
      return ordered(one, value, (side) => side < 0);
    case 'lte':
      return ordered(one, value, (side) => side <= 0);
    case 'between': {
      const [low, high] = Array.isArray(value) ? value : [];
      return ordered(one, low, (side) => side >= 0) && ordered(one, high, (side) => side <= 0);
    }
    case 'contains':
      return typeof one === 'string' && typeof value === 'string' && one.includes(value);
    case 'starts_with':
      return typeof one === 'string' && typeof value === 'string' && one.startsWith(value);
    case 'ends_with':
      return typeof one === 'string' && typeof value === 'string' && one.endsWith(value);
    default:
      return false;
  }
}

/** Only numbers can be compared with numbers, and text with text (dates are text); any other pair fails the test. */
function ordered(one: Scalar, value: Scalar | Scalar[] | undefined, accepts: (side: number) => boolean): boolean {
  if (typeof one !== typeof value || typeof one === 'boolean' || Array.isArray(value) || value === undefined)
    return false;
  return accepts(one < value ? -1 : one > value ? 1 : 0);
}

/** The group that matches, or the condition at which the last group failed. */
export type Match = { holds: true; group: Condition[] } | { holds: false; failed: Condition | undefined };

/** If several groups match, the one with the highest `rank` wins: for rules, the most specific one. */
export function match(when: When, read: (field: string) => ActualValue, rank: (group: Condition[]) => number): Match {
  let best: Condition[] | undefined;
  let failed: Condition | undefined;
  for (const { all } of when.any) {
    const broken = all.find((condition) => !holds(condition, read(condition.field)));
    if (broken) failed = broken;
    else if (best === undefined || rank(all) > rank(best)) best = all;
  }
  return best ? { holds: true, group: best } : { holds: false, failed };
}

/** All groups and conditions with their actual values, to explain a result. */
export interface Explained {
  holds: boolean;
  groups: { holds: boolean; conditions: { holds: boolean; actual: ActualValue }[] }[];
}

/** @param read the value of a condition; the positions of group and condition tell equal conditions apart */
export function explain(when: When, read: (condition: Condition, group: number, at: number) => ActualValue): Explained {
  const groups = when.any.map(({ all }, group) => {
    const conditions = all.map((condition, at) => {
      const actual = read(condition, group, at);
      return { holds: holds(condition, actual), actual };
    });
    return { holds: conditions.every((condition) => condition.holds), conditions };
  });
  return { holds: groups.some((group) => group.holds), groups };
}
