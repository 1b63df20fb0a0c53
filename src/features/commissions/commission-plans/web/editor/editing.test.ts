import { expect, test } from 'vitest';
import type { PlanDefinition } from '../../schema.ts';
import { validatePlan } from '../../validate.ts';
import {
  addBand,
  duplicateRule,
  moveRule,
  newRule,
  planGroups,
  removeBand,
  ruleKinds,
  setBandEnd,
  whenOf,
} from './editing.ts';

const bands = [
  { from: 0, to: 100, rate_ppm: 1 },
  { from: 100, to: 200, rate_ppm: 2 },
  { from: 200, to: null, rate_ppm: 3 },
];
const edges = (list: { from: number; to: number | null }[]) => list.map(({ from, to }) => [from, to]);

test('creates every kind of rule valid in any currency', () => {
  for (const currency of ['USD', 'JPY', 'KWD']) {
    for (const kind of ruleKinds) {
      expect(validatePlan({ rules: [newRule(kind, { currency, tiers: ['a', 'b'] })] }), `${kind} ${currency}`).toEqual(
        [],
      );
    }
  }
});

test('keeps bands contiguous after any edit', () => {
  expect(edges(setBandEnd(bands, 0, 150))).toEqual([
    [0, 150],
    [150, 200],
    [200, null],
  ]);
  expect(edges(addBand(bands, 50))).toEqual([
    [0, 100],
    [100, 200],
    [200, 400],
    [400, null],
  ]);
  expect(edges(removeBand(bands, 0))).toEqual([
    [0, 200],
    [200, null],
  ]);
  expect(edges(removeBand(bands, 1))).toEqual([
    [0, 200],
    [200, null],
  ]);
  expect(edges(removeBand(bands, 2))).toEqual([
    [0, 100],
    [100, null],
  ]);
  for (const list of [
    addBand(bands, 50),
    removeBand(bands, 0),
    removeBand(bands, 1),
    removeBand(bands, 2),
    addBand([{ from: 0, to: null, rate_ppm: 1 }], 50),
  ]) {
    const calc = { type: 'tiered', mode: 'marginal', bands: list } as const;
    const codes = validatePlan({ rules: [{ id: 'r', calc }] }).map(({ code }) => code);
    expect(codes.filter((code) => code.startsWith('bands_not_contiguous') || code === 'last_band_not_open')).toEqual(
      [],
    );
  }
});

test('gives a copied rule its own account', () => {
  const plan: PlanDefinition = { rules: [{ id: 'a', slot: 's', label: 'A', calc: { type: 'percent', rate_ppm: 1 } }] };
  const { rules } = duplicateRule(plan, 0);
  expect(rules).toHaveLength(2);
  expect(rules[1]).toMatchObject({ label: 'A (copy)', calc: { rate_ppm: 1 } });
  expect(validatePlan({ rules }).map(({ code }) => code)).toEqual(['rules_compete']);
});

test('moves a rule by one position within the list', () => {
  const plan: PlanDefinition = { rules: ['a', 'b', 'c'].map((id) => ({ id })) };
  const order = (moved: PlanDefinition) => moved.rules.map(({ id }) => id).join('');
  expect(order(moveRule(plan, 0, 1))).toBe('bac');
  expect(order(moveRule(plan, 2, 0))).toBe('cab');
  expect(order(moveRule(plan, 0, -1))).toBe('abc');
});

test('reads and writes conditions in both forms, and no condition means always', () => {
  expect(planGroups({ 'partner.tier': ['gold'] })).toEqual([[{ field: 'partner.tier', op: 'in', value: ['gold'] }]]);
  expect(planGroups(undefined)).toEqual([]);
  expect(whenOf([])).toBeUndefined();
  expect(whenOf([[], []])).toBeUndefined();
  const group = [{ field: 'coupon', op: 'is_set' as const }];
  expect(whenOf([group, []])).toEqual({ any: [{ all: group }] });
});
