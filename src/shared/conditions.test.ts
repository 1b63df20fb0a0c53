import { describe, expect, test } from 'vitest';
import { type Actual, type Condition, fullForm, holds, match, type Operator, operators } from './conditions.ts';

function says(op: Operator, value: Condition['value'], actual: Actual) {
  return holds({ field: 'x', op, value }, actual);
}

describe('one test', () => {
  test.each<[Operator, Condition['value'], Actual, boolean]>([
    ['eq', 'gold', 'gold', true],
    ['eq', 'gold', 'Gold', false],
    ['eq', 1, '1', false],
    ['neq', 'gold', 'silver', true],
    ['in', ['gold', 'silver'], 'silver', true],
    ['nin', ['gold', 'silver'], 'silver', false],
    ['gt', 100, 100, false],
    ['gte', 100, 100, true],
    ['lt', '2026-02-01', '2026-01-31', true],
    ['lte', 100, '99', false],
    ['between', [10, 20], 20, true],
    ['between', [10, 20], 21, false],
    ['between', [10], 15, false],
    ['contains', 'pro', 'the pro plan', true],
    ['starts_with', 'SAAS-', 'SAAS-1', true],
    ['ends_with', '-EU', 'SAAS-1', false],
    ['is_set', undefined, 0, true],
    ['is_not_set', undefined, undefined, true],
  ])('%s %j against %j is %s', (op, value, actual, result) => expect(says(op, value, actual)).toBe(result));

  test('a missing fact is false for every operator except is_not_set', () => {
    for (const op of operators) {
      for (const missing of [undefined, null, []]) expect(says(op, ['a', 'b'], missing)).toBe(op === 'is_not_set');
    }
  });

  test('a list holds a test when one of its values does, and refuses a value only when none is it', () => {
    expect(says('in', ['EMEA'], ['DACH', 'EMEA'])).toBe(true);
    expect(says('nin', ['EMEA'], ['DACH', 'EMEA'])).toBe(false);
    expect(says('neq', 'EMEA', ['DACH'])).toBe(true);
  });
});

describe('an OR of ANDs', () => {
  const facts: Record<string, Actual> = { tier: 'gold', region: 'EMEA', amount: 500 };
  const read = (field: string) => facts[field];
  const size = (group: Condition[]) => group.length;

  test('the shorthand map is one group of "in" tests', () => {
    expect(fullForm({ tier: ['gold', 'silver'], region: 'EMEA' })).toEqual({
      any: [
        {
          all: [
            { field: 'tier', op: 'in', value: ['gold', 'silver'] },
            { field: 'region', op: 'in', value: ['EMEA'] },
          ],
        },
      ],
    });
  });

  test('no condition matches always, an empty OR never', () => {
    expect(match(fullForm(undefined), read, size).holds).toBe(true);
    expect(match({ any: [] }, read, size)).toEqual({ holds: false, failed: undefined });
  });

  test('of the groups that hold, the highest ranked is named', () => {
    const loose: Condition[] = [{ field: 'tier', op: 'eq', value: 'gold' }];
    const tight: Condition[] = [...loose, { field: 'amount', op: 'gte', value: 500 }];
    expect(match({ any: [{ all: loose }, { all: tight }] }, read, size)).toEqual({ holds: true, group: tight });
  });

  test('when nothing holds, the condition that failed is named', () => {
    const failing: Condition = { field: 'region', op: 'eq', value: 'APAC' };
    expect(match({ any: [{ all: [{ field: 'tier', op: 'is_set' }, failing] }] }, read, size)).toEqual({
      holds: false,
      failed: failing,
    });
  });
});
