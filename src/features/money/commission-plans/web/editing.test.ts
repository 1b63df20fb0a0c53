import { expect, test } from 'vitest';
import type { PlanDefinition } from '../schema.ts';
import { validatePlan } from '../validate.ts';
import {
  addBand,
  duplicateRule,
  groupsOf,
  moveRule,
  newRule,
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

test('every kind of rule starts out fit to be published, in any currency', () => {
  for (const currency of ['USD', 'JPY', 'KWD']) {
    for (const kind of ruleKinds) {
      expect(validatePlan({ rules: [newRule(kind, { currency, tiers: ['a', 'b'] })] }), `${kind} ${currency}`).toEqual(
        [],
      );
    }
  }
});

test('bands stay contiguous whatever is moved, added or removed', () => {
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

test('a copied rule books on an account of its own', () => {
  const plan: PlanDefinition = { rules: [{ id: 'a', slot: 's', label: 'A', calc: { type: 'percent', rate_ppm: 1 } }] };
  const { rules } = duplicateRule(plan, 0);
  expect(rules).toHaveLength(2);
  expect(rules[1]).toMatchObject({ label: 'A (copy)', calc: { rate_ppm: 1 } });
  expect(validatePlan({ rules }).map(({ code }) => code)).toEqual(['rules_compete']);
});

test('a rule moves one place and never out of the list', () => {
  const plan: PlanDefinition = { rules: ['a', 'b', 'c'].map((id) => ({ id })) };
  const order = (moved: PlanDefinition) => moved.rules.map(({ id }) => id).join('');
  expect(order(moveRule(plan, 0, 1))).toBe('bac');
  expect(order(moveRule(plan, 2, 0))).toBe('cab');
  expect(order(moveRule(plan, 0, -1))).toBe('abc');
});

test('conditions read and write in either form; without one the rule always applies', () => {
  expect(groupsOf({ 'partner.tier': ['gold'] })).toEqual([[{ field: 'partner.tier', op: 'in', value: ['gold'] }]]);
  expect(groupsOf(undefined)).toEqual([]);
  expect(whenOf([])).toBeUndefined();
  expect(whenOf([[], []])).toBeUndefined();
  const group = [{ field: 'coupon', op: 'is_set' as const }];
  expect(whenOf([group, []])).toEqual({ any: [{ all: group }] });
});
