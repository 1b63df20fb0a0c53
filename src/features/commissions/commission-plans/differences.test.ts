import { expect, test } from 'vitest';
import { planDifferences } from './differences.ts';
import { planForPartner } from './partner-plan.ts';
import type { PlanDefinition } from './schema.ts';

const reading = { currency: 'USD', locale: 'en-US', names: { gold: 'Gold' } };
const plan: PlanDefinition = {
  hold_days: 30,
  rules: [
    { id: 'base', label: 'Base', calc: { type: 'percent', rate_ppm: 100_000 } },
    { id: 'extra', label: 'Extra', stacking: 'additive', calc: { type: 'percent', rate_ppm: 20_000 } },
  ],
};

test('reports no differences between equal versions', () => {
  expect(planDifferences(plan, structuredClone(plan), reading)).toEqual([]);
});

test('distinguishes changed rates, removed rules, new rules and changed terms', () => {
  const after: PlanDefinition = {
    hold_days: 45,
    rules: [
      { id: 'base', label: 'Base', calc: { type: 'percent', rate_ppm: 120_000 } },
      { id: 'lead', label: 'Lead', calc: { type: 'flat', amount_minor: 5_000, currency: 'USD' } },
    ],
  };
  expect(planDifferences(plan, after, reading)).toEqual([
    {
      title: 'Base',
      kind: 'changed',
      before: ['A partner earns 10% of the net amount (price less discount and tax).'],
      after: ['A partner earns 12% of the net amount (price less discount and tax).'],
    },
    {
      title: 'Lead',
      kind: 'added',
      before: [],
      after: ['A partner earns $50.00 a deal.', 'Applies to every deal.'],
    },
    expect.objectContaining({ title: 'Extra', kind: 'removed', after: [] }),
    {
      title: 'Terms',
      kind: 'changed',
      before: ['Payable 30 days after it is earned.'],
      after: ['Payable 45 days after it is earned.'],
    },
  ]);
});

test('recognizes a renamed rule', () => {
  const after = structuredClone(plan);
  after.rules[1]!.label = 'Accelerator';
  expect(planDifferences(plan, after, reading)).toEqual([
    { title: 'Accelerator', kind: 'changed', before: ['Name: “Extra”.'], after: ['Name: “Accelerator”.'] },
  ]);
});

test('shows a partner only their own rules and tier rate', () => {
  const whole: PlanDefinition = {
    rules: [
      { id: 'tiers', calc: { type: 'percent', rate_ppm_by_tier: { gold: 200_000, silver: 150_000 } } },
      { id: 'gold', when: { 'partner.tier': ['gold'] }, calc: { type: 'percent', rate_ppm: 10_000 } },
      { id: 'msp', when: { 'partner.type': ['msp'] }, calc: { type: 'percent', rate_ppm: 10_000 } },
      {
        id: 'either',
        when: {
          any: [
            { all: [{ field: 'partner.type', op: 'eq', value: 'msp' }] },
            {
              all: [
                { field: 'partner.region', op: 'in', value: ['emea'] },
                { field: 'product', op: 'eq', value: 'pro' },
              ],
            },
          ],
        },
        calc: { type: 'percent', rate_ppm: 10_000 },
      },
    ],
  };
  const own = planForPartner(whole, { type: 'reseller', tier: 'gold', regions: ['emea'], country: null, tags: [] });
  expect(own.rules).toEqual([
    { id: 'tiers', when: { any: [{ all: [] }] }, calc: { type: 'percent', rate_ppm: 200_000 } },
    expect.objectContaining({ id: 'gold', when: { any: [{ all: [] }] } }),
    expect.objectContaining({ id: 'either', when: { any: [{ all: [{ field: 'product', op: 'eq', value: 'pro' }] }] } }),
  ]);
  expect(planForPartner(whole, { type: null, tier: null, regions: [], country: null, tags: [] }).rules).toEqual([]);
});
