import { expect, test } from 'vitest';
import { createBook } from '#features/commissions/commission-engine/book.ts';
import type { SaleEvent } from '#features/commissions/commission-engine/event.ts';
import { openProgram } from '#features/commissions/commission-engine/program.ts';
import type { PlanDefinition } from '#features/commissions/commission-plans/schema.ts';
import type { Reading } from './explain-words.ts';
import { focusOn } from './focus.ts';
import { outlineOf } from './outline.ts';

type Rule = PlanDefinition['rules'][number];
const names = { P1: 'Acme', P2: 'Bolt' };

/** The outline of the first line of a sale under one rule. */
function outlined(rule: Omit<Rule, 'id'>, fields: Partial<SaleEvent> = {}, reading: Reading = {}) {
  const sale: SaleEvent = {
    id: 'e1',
    type: 'sale',
    at: '2026-01-31',
    currency: 'USD',
    lines: [{ amount_minor: 120_000 }],
    participants: [{ partner: 'P1', role: 'source', weight: 1 }],
    ...fields,
  };
  const definition: PlanDefinition = { rules: [{ id: 'r1', ...rule }] };
  const program = openProgram({
    program: { currency: 'USD', timezone: 'UTC', rounding: 'half_up' },
    plans: [{ plan_id: 'plan', version: 1, effective_from: '2026-01-01', definition }],
    partners: ['P1', 'P2'].map((id) => ({ id, tiers: [] })),
  });
  const [rating] = createBook(program, { trace: true }).rate(sale);
  const trace = focusOn(rating!.trace!, rating!.lines[0]!.key);
  const bands = rule.calc?.type === 'tiered' ? rule.calc.bands : [];
  return outlineOf(trace, { names, lines: { e1: sale.lines }, ...reading }, () => bands);
}

const percent = { type: 'percent', rate_ppm: 100_000 } as const;

test('puts a percentage into one sentence, with the price and its deductions', () => {
  const lines = [{ amount_minor: 120_000, discount_minor: 20_000, tax_minor: 10_000 }];
  expect(outlined({ calc: percent }, { lines })).toEqual({
    currency: 'USD',
    sentence: '10% of $900.00 = $90.00.',
    price: [
      { label: 'Base', amount_minor: 90_000 },
      { label: 'Discount', amount_minor: 20_000 },
      { label: 'Tax', amount_minor: 10_000 },
    ],
    bands: [],
    next: null,
  });
});

test('shows the bands that a deal filled and the distance to the next one', () => {
  const bands = [
    { from: 0, to: 50_000, rate_ppm: 50_000 },
    { from: 50_000, to: 200_000, rate_ppm: 100_000 },
    { from: 200_000, to: null, rate_ppm: 200_000 },
  ];
  const calc = { type: 'tiered', mode: 'marginal', period: 'year', bands } as const;
  expect(outlined({ calc: { ...calc, bands: [...bands] } })).toMatchObject({
    sentence: '5% of $500.00 + 10% of $700.00 = $95.00.',
    bands: [
      { label: '5%', text: '$500.00', part: 50_000 },
      { label: '10%', text: '$700.00', part: 70_000 },
    ],
    next: 'After this deal, $800.00 more in 2026 reaches 20%.',
  });
  const slab = { ...calc, mode: 'slab' as const, bands: [...bands] };
  expect(outlined({ calc: slab })).toMatchObject({ sentence: '10% of $1,200.00 = $120.00.', bands: [] });
  expect(outlined({ calc: slab }, { lines: [{ amount_minor: 300_000 }] })).toMatchObject({ next: null });
});

test('names the share of a partner, and says when another amount is booked', () => {
  const participants = ['P1', 'P2'].map((partner) => ({ partner, role: 'source', weight: 1 }));
  expect(outlined({ calc: percent }, { participants })?.sentence).toMatch(/ Acme gets \$60\.00 of it\.$/);
  const capped = { calc: percent, cap_per_deal_minor: 5_000 };
  expect(outlined(capped as Omit<Rule, 'id'>)?.sentence).toContain('10% of $1,200.00 = $120.00.');
});

test('keeps a margin and another partner’s volume from partners', () => {
  const lines = [{ amount_minor: 120_000, cost_minor: 30_000 }];
  const rule = { base: 'margin' as const, calc: percent };
  expect(outlined(rule, { lines })?.sentence).toBe('10% of $900.00 = $90.00.');
  const partner = outlined(rule, { lines }, { reader: 'partner', partner: 'P1' });
  expect(partner).toEqual({ currency: 'USD', sentence: 'The rule pays $90.00.', price: [], bands: [], next: null });
  expect(JSON.stringify(partner)).not.toMatch(/900|10%|300/);
});
