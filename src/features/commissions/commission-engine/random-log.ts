import fc from 'fast-check';
import type { Calc, Rule } from '#features/commissions/commission-plans/schema.ts';
import { addDays } from '#shared/time/dates.ts';
import type { CommissionEvent, SaleEvent } from './event.ts';
import type { Facts } from './facts.ts';

/** Random programs and event logs for the properties of the engine. Small numbers and few partners cause overlaps. */

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

/** Bands by the number of deals or units, where a band may pay an amount instead of a rate. */
const countedCalc: fc.Arbitrary<Calc> = fc
  .record({
    mode: fc.constantFrom('marginal' as const, 'slab' as const, 'retroactive' as const),
    band_by: fc.constantFrom('before' as const, 'after' as const),
    measure: fc.constantFrom('deal_count' as const, 'units' as const),
    period: fc.constantFrom('deal' as const, 'month' as const, 'year' as const),
    steps: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 })),
    rates: fc.tuple(rate, rate),
  })
  .map(({ steps: [a, b], rates: [low, high], ...terms }) => ({
    type: 'tiered',
    ...terms,
    bands: [
      { from: 0, to: a, rate_ppm: low },
      { from: a, to: a + b, flat_minor: 100 },
      { from: a + b, to: null, rate_ppm: high },
    ],
  }));

const calc: fc.Arbitrary<Calc> = fc.oneof(
  countedCalc,
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
      base: fc.constantFrom(
        'net' as const,
        'gross' as const,
        'margin' as const,
        'collected' as const,
        'first_year' as const,
      ),
      clawback: fc.record({
        mode: fc.constantFrom('proportional' as const, 'full' as const, 'none' as const),
        window_days: fc.constantFrom(undefined, 10, 60),
      }),
      on_partial_refund: fc.constantFrom('proportional' as const, 'keep' as const),
    },
    { requiredKeys: ['id', 'calc'] },
  );

const override: fc.Arbitrary<Rule> = rate.map((rate_ppm) => ({
  id: 'over',
  kind: 'override',
  base: 'commission_of(source)',
  calc: { type: 'percent', rate_ppm },
  when: { role: ['resell'] },
}));

const opening = fc.record({ at: day, amount_minor: amount, deal_count: fc.nat(3), units: fc.nat(4) });
const pause = [
  { category: 'active', effective_from: '2025-01-01' },
  { category: 'suspended', effective_from: '2026-02-10' },
  { category: 'active', effective_from: '2026-04-10' },
];

const spiff: fc.Arbitrary<Rule> = fc
  .record({ every: fc.integer({ min: 1, max: 3 }), budget_minor: fc.integer({ min: 0, max: 2500 }) })
  .map((terms): Rule => ({ id: 'spiff', kind: 'spiff', spiff: { ...terms, amount_minor: 1000, period: 'quarter' } }));

export const arbitraryFacts: fc.Arbitrary<Facts> = fc
  .record({
    rules: fc.tuple(rule('r1'), rule('r2')),
    later: fc.option(fc.tuple(rule('r1'), rule('r2'))),
    spiff: fc.option(spiff),
    over: fc.option(override),
    opening_volume: fc.array(opening, { maxLength: 2 }),
    isPaused: fc.boolean(),
    split: fc.constantFrom('pool' as const, 'credit' as const),
    accrue_on: fc.constantFrom('won' as const, 'won' as const, 'collected' as const),
    selection: fc.constantFrom('priority' as const, 'best_for_partner' as const),
    rounding: fc.constantFrom('half_up' as const, 'half_even' as const, 'floor' as const),
    deal_cap_ppm: fc.option(fc.integer({ min: 50_000, max: 400_000 })),
  })
  .map(({ rules, later, spiff: bonus, over, opening_volume, isPaused, rounding, deal_cap_ppm, ...terms }) => ({
    program: { currency: 'USD', timezone: 'UTC', rounding, deal_cap_ppm },
    plans: [
      {
        plan_id: 'plan',
        version: 1,
        effective_from: '2025-01-01',
        definition: { ...terms, rules: [...rules, ...(over ? [over] : []), ...(bonus ? [bonus] : [])] },
      },
      ...(later
        ? [
            {
              plan_id: 'plan',
              version: 2,
              effective_from: '2026-03-01',
              definition: { ...terms, rules: later.map((one, index) => ({ ...one, cap: rules[index]?.cap })) },
            },
          ]
        : []),
    ],
    partners: partners.map((id, index) => ({
      id,
      ...(index === 1 && { opening_volume }),
      ...(index === 2 && isPaused && { standing: pause }),
      tiers: [
        { tier: 'silver', effective_from: '2025-01-01' },
        ...(index === 0 ? [{ tier: 'gold', effective_from: '2026-03-01' }] : []),
      ],
    })),
  }));

const part = fc.nat(2_000);
const lines = fc.array(
  fc
    .record(
      {
        product: fc.constantFrom('pro', 'team'),
        amount_minor: amount,
        qty: fc.integer({ min: 1, max: 4 }),
        discount_minor: part,
        tax_minor: part,
        cost_minor: part,
        recurring_interval: fc.constantFrom('month' as const, 'quarter' as const, 'year' as const),
        term_months: fc.constantFrom(1, 7, 12, 30),
      },
      { requiredKeys: ['product', 'amount_minor', 'qty'] },
    )
    .map(({ discount_minor = 0, tax_minor = 0, ...line }) => ({
      ...line,
      discount_minor,
      tax_minor,
      amount_minor: line.amount_minor + discount_minor + tax_minor,
    })),
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

export const arbitrarySale: fc.Arbitrary<Omit<SaleEvent, 'id'>> = fc.record({
  type: fc.constant('sale' as const),
  at: day,
  currency: fc.constantFrom('USD', 'USD', 'EUR'),
  fx_to_program: fc.constantFrom('1.2345', '0.5'),
  fx_rate: fc.option(fc.constant({ id: 'rate', source: 'ecb' as const, as_of: '2025-12-30' }), { nil: undefined }),
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
    'annulled' as const,
    'amend' as const,
    'payment' as const,
    'payment' as const,
  ),
  at: day,
  target: fc.nat(),
  amount_minor: amount,
  tax_minor: fc.option(fc.nat(500), { nil: undefined }),
  isWhole: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  lines,
  participants: fc.option(participants, { nil: undefined }),
});

/** A log in arrival order. Effective dates jump about, and some events arrive before their sale. */
export const arbitraryLog: fc.Arbitrary<CommissionEvent[]> = fc
  .array(fc.oneof({ weight: 3, arbitrary: arbitrarySale }, { weight: 2, arbitrary: followUp }), {
    minLength: 1,
    maxLength: 14,
  })
  .map((drafts) => {
    const saleIds = drafts.flatMap((draft, index) => ('type' in draft ? [`e${index}`] : []));
    return drafts.map((draft, index): CommissionEvent => {
      const id = `e${index}`;
      if ('type' in draft) return { ...draft, id };
      const of = saleIds[draft.target % Math.max(1, saleIds.length)] ?? 'nowhere';
      const { kind, at, amount_minor, tax_minor, isWhole, participants: split } = draft;
      if (kind === 'lost') return { id, type: 'lost', at, of };
      if (kind === 'annulled') return { id, type: 'lost', at, of, annulled: true };
      if (kind === 'amend')
        return { id, type: 'amend', at, of, lines: draft.lines, ...(split && { participants: split }) };
      if (kind === 'payment') return { id, type: kind, at, of, amount_minor: isWhole ? -amount_minor : amount_minor };
      return isWhole ? { id, type: kind, at, of } : { id, type: kind, at, of, amount_minor, tax_minor };
    });
  });

/** The plan of other facts, published in July and in force since January. */
export function withBackdatedFacts(facts: Facts, other: Facts): Facts {
  const [version] = other.plans;
  if (!version) return facts;
  return {
    ...facts,
    plans: [...facts.plans, { ...version, version: 2, effective_from: '2026-01-01', recorded_at: '2026-07-01' }],
  };
}
