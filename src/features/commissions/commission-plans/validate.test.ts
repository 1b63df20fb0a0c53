import { expect, test } from 'vitest';
import type { PlanDefinition, Rule } from './schema.ts';
import { blocksPublishing, validatePlan } from './validate.ts';

const percent = { type: 'percent', rate_ppm: 100_000 } as const;

/** `code path` of every problem of a plan with this one rule. */
function problemsOf(rule: Partial<Rule>, plan: Partial<PlanDefinition> = {}): string[] {
  return validatePlan({ rules: [{ id: 'r1', calc: percent, ...rule }], ...plan }).map(
    ({ code, path }) => `${code} ${path}`,
  );
}

test('accepts an ordinary plan', () => {
  expect(problemsOf({})).toEqual([]);
  expect(
    problemsOf({ when: { 'partner.tier': ['gold'], product: ['pro'] }, min_minor: 100, deal_cap_minor: 200 }),
  ).toEqual([]);
});

test('requires bands from zero, without gaps, with an open end', () => {
  const bands = (...list: [number, number | null][]) =>
    problemsOf({
      calc: { type: 'tiered', mode: 'marginal', bands: list.map(([from, to]) => ({ from, to, rate_ppm: 1 })) },
    });
  expect(bands([0, 100], [100, null])).toEqual([]);
  expect(bands([0, 100], [101, null])).toEqual(['bands_not_contiguous rules.0.calc.bands.0.to']);
  expect(bands([5, null])).toEqual(['bands_not_from_zero rules.0.calc.bands.0.from']);
  expect(bands([0, 100])).toEqual(['last_band_not_open rules.0.calc.bands.0.to']);
  expect(bands([0, 0], [0, null])).toEqual(['band_empty rules.0.calc.bands.0.to']);
});

test('requires a rate or an amount per band, and something that earns', () => {
  const both = { from: 0, to: null, rate_ppm: 1, flat_minor: 100 };
  expect(problemsOf({ calc: { type: 'tiered', mode: 'slab', bands: [both] } })).toEqual([
    'band_ambiguous rules.0.calc.bands.0.flat_minor',
  ]);
  expect(problemsOf({}, { accrue_on: 'invoiced' })).toEqual(['invoices_unknown accrue_on']);
  expect(problemsOf({}, { accrue_on: 'collected' })).toEqual([]);
});

test('warns about a rate above 100%', () => {
  const calc = { type: 'percent', rate_ppm: 1_500_000 } as const;
  expect(problemsOf({ calc })).toEqual(['rate_above_base rules.0.calc.rate_ppm']);
  expect(problemsOf({ calc, allow_above_base: true })).toEqual([]);
  expect(problemsOf({ calc: { type: 'percent', rate_ppm_by_tier: { gold: 1_000_001 } } })).toEqual([
    'rate_above_base rules.0.calc.rate_ppm_by_tier.gold',
  ]);
});

test('warns about a condition that no deal meets', () => {
  const when: Rule['when'] = { any: [{ all: [{ field: 'coupon', op: 'eq', value: 'SPRING' }] }] };
  expect(validatePlan({ rules: [{ id: 'r1', calc: percent, when }] })).toMatchObject([
    { code: 'never_holds', severity: 'warning', path: 'rules.0.when.any.0.all.0.field' },
  ]);
});

test('warns about a high rate without blocking publication', () => {
  const problems = validatePlan({ rules: [{ id: 'r1', calc: { type: 'percent', rate_ppm: 600_000 } }] });
  expect(problems).toMatchObject([{ code: 'rate_high', severity: 'warning' }]);
  expect(blocksPublishing(problems)).toBe(false);
});

test('names the position of missing values', () => {
  expect(problemsOf({}, { rules: [] })).toEqual(['rules_missing rules']);
  expect(problemsOf({ calc: undefined })).toEqual(['calc_missing rules.0.calc']);
  expect(problemsOf({ calc: { type: 'percent' } })).toEqual(['rate_missing rules.0.calc.rate_ppm']);
  expect(problemsOf({ calc: { type: 'flat', amount_minor: 0, currency: 'XXZ' } })).toEqual([
    'amount_missing rules.0.calc.amount_minor',
    'currency_unknown rules.0.calc.currency',
  ]);
  expect(problemsOf({ kind: 'spiff' })).toEqual(['spiff_missing rules.0.spiff']);
});

test('requires unique rules and accounts', () => {
  const two = (first: Partial<Rule>, second: Partial<Rule>) =>
    problemsOf(
      {},
      {
        rules: [
          { id: 'a', calc: percent, ...first },
          { id: 'b', calc: percent, priority: 1, ...second },
        ],
      },
    );
  expect(two({}, { id: 'a' })).toEqual(['rule_id_not_unique rules.1.id']);
  expect(two({ slot: 's' }, { slot: 's' })).toEqual(['slot_not_unique rules.1.slot']);
});

test('requires a known field, a valid operator and a value of the right type', () => {
  const when = (field: string, op: string, value?: unknown) =>
    problemsOf({ when: { any: [{ all: [{ field, op, value } as never] }] } }).map((text) =>
      text.replace('rules.0.when.any.0.all.0.', ''),
    );
  expect(when('partner.tyre', 'eq', 'x')).toEqual(['field_unknown field']);
  expect(when('customer.country', 'in', ['DE', 'Germany'])).toEqual(['country_unknown value']);
  expect(when('customer.country', 'in', ['DE', 'FR'])).toEqual([]);
  expect(when('product', 'like', 'x')).toEqual(['operator_unknown op']);
  expect(when('customer.is_new', 'gt', true)).toEqual(['operator_unfit op']);
  expect(when('product', 'in', [])).toEqual(['value_missing value']);
  expect(when('deal.amount', 'gte', '100')).toEqual(['value_type value']);
  expect(when('deal.amount', 'between', [100])).toEqual(['value_type value']);
  expect(when('custom.size', 'gte', 3)).toEqual([]);
  expect(when('coupon', 'is_set')).toEqual([]);
});

test('rejects a rule that can never apply', () => {
  expect(problemsOf({ when: { any: [] } })).toEqual(['when_empty rules.0.when']);
});

test('requires an override to be based on commission', () => {
  expect(problemsOf({ kind: 'override' })).toEqual(['override_needs_base rules.0.base']);
  expect(problemsOf({ base: 'commission_of(resell)' })).toEqual(['base_needs_override rules.0.base']);
  expect(problemsOf({ kind: 'override', base: 'commission_of(resell)' })).toEqual([]);
});

test('requires caps that fit what they limit', () => {
  expect(problemsOf({ min_minor: 300, deal_cap_minor: 200 })).toEqual(['minimum_above_cap rules.0.min_minor']);
  const flat = { type: 'flat', amount_minor: 100, currency: 'EUR' } as const;
  expect(
    problemsOf({ calc: flat, cap: { amount_minor: 1, currency: 'USD', scope: 'partner', period: 'month' } }),
  ).toEqual(['cap_currency_mismatch rules.0.cap.currency']);
  const bands = [{ from: 0, to: null, flat_minor: 100 }];
  const banded = { type: 'tiered', mode: 'slab', measure: 'deal_count', currency: 'EUR', bands } as const;
  const cap = { amount_minor: 1, scope: 'partner', period: 'month' } as const;
  expect(problemsOf({ calc: { ...banded, bands }, cap: { ...cap, currency: 'USD' } })).toEqual([
    'cap_currency_mismatch rules.0.cap.currency',
  ]);
  expect(problemsOf({ calc: { ...banded, bands }, cap: { ...cap, currency: 'EUR' } })).toEqual([]);
});

test('rejects a SPIFF that ends before it starts', () => {
  const spiff = { every: 1, amount_minor: 100, starts: '2026-04-01', ends: '2026-04-01' };
  expect(problemsOf({ kind: 'spiff', calc: undefined, spiff })).toEqual([
    'spiff_ends_before_starts rules.0.spiff.ends',
  ]);
});

test('warns about rules with the same deals and priority', () => {
  const two = (second: Partial<Rule>, plan: Partial<PlanDefinition> = {}) =>
    problemsOf(
      {},
      {
        rules: [
          { id: 'a', calc: percent },
          { id: 'b', calc: percent, ...second },
        ],
        ...plan,
      },
    );
  expect(two({})).toEqual(['rules_compete rules.1.stacking']);
  expect(two({ priority: 1 })).toEqual([]);
  expect(two({ stacking: 'additive' })).toEqual([]);
  expect(two({ when: { product: ['pro'] } })).toEqual([]);
  expect(two({}, { selection: 'best_for_partner' })).toEqual([]);
});
