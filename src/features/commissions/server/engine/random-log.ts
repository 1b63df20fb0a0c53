import fc from 'fast-check';
import type { Calc, Rule } from '#features/commission-plans/schema.ts';
import { addDays } from '#shared/dates.ts';
import type { CommissionEvent, SaleEvent } from './event.ts';
import type { Facts } from './facts.ts';

/** Random programmes and event logs for the properties of the engine. Small numbers and few partners make things meet. */

const partners = ['P1', 'P2', 'P3'];
const amount = fc.integer({ min: 0, max: 30_000 });
const rate = fc.integer({ min: 0, max: 300_000 });
const day = fc.integer({ min: 0, max: 150 }).map((days) => addDays('2026-01-01', days));

const bands = fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 30_000 }), rate, rate, rate);
export const tieredCalc = (mode: 'marginal' | 'slab' | 'retroactive'): fc.Arbitrary<Calc> =>
  fc
    .record({ bands, period: fc.constantFrom('month', 'quarter', 'year', 'lifetime') })
    .map(({ bands: [a, b, ...rates], period }) => ({
      type: 'tiered',
      mode,
      measure: 'credited_base',
      period,
      bands: [
        { from: 0, to: a, rate_ppm: rates[0] },
        { from: a, to: a + b, rate_ppm: rates[1] },
        { from: a + b, to: null, rate_ppm: rates[2] },
      ],
    }));

const calc: fc.Arbitrary<Calc> = fc.oneof(
  rate.map((rate_ppm): Calc => ({ type: 'percent', rate_ppm })),
  fc.tuple(rate, rate).map(([silver, gold]): Calc => ({ type: 'percent', rate_ppm_by_tier: { silver, gold } })),
  fc
    .record({ amount_minor: fc.integer({ min: 0, max: 900 }), per: fc.constantFrom('event' as const, 'unit' as const) })
    .map((flat): Calc => ({ type: 'flat', currency: 'USD', ...flat })),
  tieredCalc('marginal'),
  tieredCalc('slab'),
  tieredCalc('retroactive'),
);

const when: fc.Arbitrary<Record<string, string[]>> = fc.constantFrom<Record<string, string[]>>(
  {},
  { role: ['source'] },
  { product: ['pro'] },
);

const rule = (id: string): fc.Arbitrary<Rule> =>
  fc.record(
    {
      id: fc.constant(id),
      calc,
      stacking: fc.constantFrom('exclusive' as const, 'additive' as const),
      when,
      min_minor: fc.integer({ min: 0, max: 200 }),
      deal_cap_minor: fc.integer({ min: 200, max: 3000 }),
      cap: fc.record({
        amount_minor: fc.integer({ min: 0, max: 6000 }),
        scope: fc.constantFrom('partner' as const, 'customer' as const, 'pool' as const),
        period: fc.constantFrom('month' as const, 'quarter' as const),
      }),
      on_partial_refund: fc.constantFrom('proportional' as const, 'keep' as const),
    },
    { requiredKeys: ['id', 'calc'] },
  );

const spiff: fc.Arbitrary<Rule> = fc
  .record({ every: fc.integer({ min: 1, max: 3 }), budget_minor: fc.integer({ min: 0, max: 2500 }) })
  .map((terms): Rule => ({ id: 'spiff', kind: 'spiff', spiff: { ...terms, amount_minor: 1000, period: 'quarter' } }));

export const anyFacts: fc.Arbitrary<Facts> = fc
  .record({
    rules: fc.tuple(rule('r1'), rule('r2')),
    spiff: fc.option(spiff),
    split: fc.constantFrom('pool' as const, 'credit' as const),
    accrue_on: fc.constantFrom('won' as const, 'won' as const, 'collected' as const),
    selection: fc.constantFrom('priority' as const, 'best_for_partner' as const),
    rounding: fc.constantFrom('half_up' as const, 'half_even' as const, 'floor' as const),
    deal_cap_ppm: fc.option(fc.integer({ min: 50_000, max: 400_000 })),
  })
  .map(({ rules, spiff: bonus, split, accrue_on, selection, rounding, deal_cap_ppm }) => ({
    program: { currency: 'USD', timezone: 'UTC', rounding, deal_cap_ppm },
    plans: [
      {
        plan_id: 'plan',
        version: 1,
        effective_from: '2025-01-01',
        definition: { split, accrue_on, selection, rules: bonus ? [...rules, bonus] : [...rules] },
      },
    ],
    partners: partners.map((id, index) => ({
      id,
      tiers: [
        { tier: 'silver', effective_from: '2025-01-01' },
        ...(index === 0 ? [{ tier: 'gold', effective_from: '2026-03-01' }] : []),
      ],
    })),
  }));

const lines = fc.array(
  fc.record({ product: fc.constantFrom('pro', 'team'), amount_minor: amount, qty: fc.integer({ min: 1, max: 4 }) }),
  { minLength: 1, maxLength: 3 },
);
const participants = fc.uniqueArray(
  fc.record({
    partner: fc.constantFrom(...partners),
    role: fc.constantFrom('source', 'source', 'resell'),
    weight: fc.integer({ min: 1, max: 9 }),
  }),
  {
    minLength: 1,
    maxLength: 3,
    selector: ({ partner, role }) => `${partner} ${role}`,
  },
);

export const anySale: fc.Arbitrary<Omit<SaleEvent, 'id'>> = fc.record({
  type: fc.constant('sale' as const),
  at: day,
  currency: fc.constant('USD'),
  deal: fc.option(fc.constantFrom('D1', 'D2'), { nil: undefined }),
  customer: fc.constantFrom('K1', 'K2'),
  lines,
  participants,
});

const followUp = fc.record({
  kind: fc.constantFrom(
    'refund' as const,
    'refund' as const,
    'lost' as const,
    'amend' as const,
    'payment' as const,
    'payment' as const,
  ),
  at: day,
  target: fc.nat(),
  amount_minor: amount,
  lines,
});

/** A log in arrival order. Effective dates jump about, and some events arrive before their sale. */
export const anyLog: fc.Arbitrary<CommissionEvent[]> = fc
  .array(fc.oneof({ weight: 3, arbitrary: anySale }, { weight: 2, arbitrary: followUp }), {
    minLength: 1,
    maxLength: 14,
  })
  .map((drafts) => {
    const saleIds = drafts.flatMap((draft, index) => ('participants' in draft ? [`e${index}`] : []));
    return drafts.map((draft, index): CommissionEvent => {
      const id = `e${index}`;
      if ('participants' in draft) return { ...draft, id };
      const of = saleIds[draft.target % Math.max(1, saleIds.length)] ?? 'nowhere';
      const { kind, at, amount_minor } = draft;
      if (kind === 'lost') return { id, type: 'lost', at, of };
      if (kind === 'amend') return { id, type: 'amend', at, of, lines: draft.lines };
      return { id, type: kind, at, of, amount_minor };
    });
  });
