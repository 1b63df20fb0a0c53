import { describe, expect, test } from 'vitest';
import { type FieldSpec, missingPart, newCondition, specOf } from './condition-kinds.ts';
import { whenSentence } from './condition-words.ts';
import {
  type ActualValue,
  type AnyWhen,
  type Condition,
  explain,
  fullForm,
  holds,
  match,
  type Operator,
  onDay,
  operators,
} from './conditions.ts';

function says(op: Operator, value: Condition['value'], actual: ActualValue) {
  return holds({ field: 'x', op, value }, actual);
}

describe('one test', () => {
  test.each<[Operator, Condition['value'], ActualValue, boolean]>([
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

  test('a list matches when any value does, and is negated when none does', () => {
    expect(says('in', ['EMEA'], ['DACH', 'EMEA'])).toBe(true);
    expect(says('nin', ['EMEA'], ['DACH', 'EMEA'])).toBe(false);
    expect(says('neq', 'EMEA', ['DACH'])).toBe(true);
  });
});

describe('an OR of ANDs', () => {
  const facts: Record<string, ActualValue> = { tier: 'gold', region: 'EMEA', amount: 500 };
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

  test('names the highest matching group', () => {
    const loose: Condition[] = [{ field: 'tier', op: 'eq', value: 'gold' }];
    const tight: Condition[] = [...loose, { field: 'amount', op: 'gte', value: 500 }];
    expect(match({ any: [{ all: loose }, { all: tight }] }, read, size)).toEqual({ holds: true, group: tight });
  });

  test('names the failed condition when nothing matches', () => {
    const failing: Condition = { field: 'region', op: 'eq', value: 'APAC' };
    expect(match({ any: [{ all: [{ field: 'tier', op: 'is_set' }, failing] }] }, read, size)).toEqual({
      holds: false,
      failed: failing,
    });
  });
});

describe('relative dates', () => {
  const holdsOn = (op: 'in_last_days' | 'before_last_days' | 'in_next_days', days: unknown, day: string) => {
    const when = onDay({ any: [{ all: [{ field: 'joined', op, value: days as number }] }] }, '2026-03-01');
    return explain(when, () => day).holds;
  };
  test.each([
    ['in_last_days', 28, '2026-02-01', true],
    ['in_last_days', 27, '2026-02-01', false],
    ['in_last_days', 0, '2026-03-01', true],
    ['in_last_days', 5, '2026-03-02', false],
    ['before_last_days', 28, '2026-02-01', false],
    ['before_last_days', 27, '2026-02-01', true],
    ['in_next_days', 31, '2026-04-01', true],
    ['in_next_days', 31, '2026-02-28', false],
    ['in_last_days', 1.5, '2026-03-01', false],
    ['in_last_days', undefined, '2026-03-01', false],
  ] as const)('%s %s of %s on 1 March is %s', (op, days, day, result) => expect(holdsOn(op, days, day)).toBe(result));
});

describe('conditions as text', () => {
  const specs: FieldSpec[] = [
    {
      field: 'partner.tier',
      label: 'Tier',
      group: '',
      kind: 'list',
      options: [
        { value: 'g', label: 'Gold' },
        { value: 's', label: 'Silver' },
      ],
    },
    { field: 'partner.won', label: 'Won', group: '', kind: 'money', currencies: ['USD', 'EUR'] },
    { field: 'partner.users', label: 'Users', group: '', kind: 'yes_no', says: { yes: 'has users', no: 'has nobody' } },
    { field: 'partner.joined', label: 'Joined on', group: '', kind: 'date' },
  ];
  const write = {
    money: (minor: number, currency: string) => `${minor / 100} ${currency}`,
    number: String,
    day: (iso: string) => iso,
    country: (code: string) => code,
  };
  const say = (...any: AnyWhen['any']) => whenSentence('Partners', { any }, specs, write);

  test('form one sentence with names and amounts', () => {
    expect(
      say(
        {
          all: [
            { field: 'partner.tier', op: 'in', value: ['g', 's'] },
            { field: 'partner.won.EUR', op: 'gte', value: 500 },
          ],
        },
        {
          all: [
            { field: 'partner.users', op: 'eq', value: false },
            { field: 'partner.joined', op: 'in_last_days', value: 30 },
          ],
        },
      ),
    ).toBe(
      'Partners if tier is Gold or Silver and won is 5 EUR or more; or if has nobody and joined on is in the last 30 days.',
    );
    expect(say()).toBe('No partners: add a condition.');
    expect(say({ all: [{ field: 'partner.gone', op: 'in', value: ['x'] }] })).toContain('a deleted field');
    expect(say({ all: [{ field: 'partner.tier', op: 'in', value: ['x'] }] })).toContain('a deleted item');
  });

  test('need a currency for money, and start incomplete', () => {
    expect(specOf(specs, 'partner.won.EUR')).toMatchObject({ currency: 'EUR', spec: { field: 'partner.won' } });
    for (const field of ['partner.won', 'partner.won.EURO', 'partner.tier.EUR'])
      expect(specOf(specs, field).spec).toBeUndefined();
    expect(newCondition(specs[1]!)).toEqual({ field: 'partner.won.USD', op: 'gte', value: 0 });
    expect(missingPart(newCondition(specs[0]!), 'list')).toBe('needs a choice');
    expect(missingPart({ field: 'partner.joined', op: 'between', value: ['2026-01-01', ''] }, 'date')).toBe(
      'needs a day',
    );
  });
});
