import { describe, expect, test } from 'vitest';
import { createBook } from '#features/commissions/commission-engine/book.ts';
import type { CommissionEvent, DealLine, SaleEvent } from '#features/commissions/commission-engine/event.ts';
import { openProgram } from '#features/commissions/commission-engine/program.ts';
import type { Trace } from '#features/commissions/commission-engine/trace.schema.ts';
import type { PlanDefinition, TieredCalc } from '#features/commissions/commission-plans/schema.ts';
import { explain, type Reading } from './explain.ts';

const sale = (fields: Partial<SaleEvent> = {}): SaleEvent => ({
  id: 'e1',
  type: 'sale',
  at: '2026-01-31',
  currency: 'USD',
  lines: [{ product: 'pro', amount_minor: 100_000 }],
  participants: [{ partner: 'P1', role: 'source', weight: 1 }],
  ...fields,
});

/** The trace of the last of these events. */
function traceOf(definition: PlanDefinition, ...events: CommissionEvent[]): Trace {
  const program = openProgram({
    program: { currency: 'USD', timezone: 'UTC', rounding: 'half_up' },
    plans: [{ plan_id: 'plan', version: 2, effective_from: '2026-01-01', definition }],
    partners: ['P1', 'P2'].map((id) => ({ id, tiers: [{ tier: 'gold', effective_from: '2025-06-01' }] })),
  });
  const book = createBook(program, { trace: true });
  const [rating] = events.flatMap((event) => book.rate(event)).slice(-1);
  if (!rating?.trace) throw new Error('there is no event to explain');
  return rating.trace;
}

function told(trace: Trace, reading?: Reading): string[] {
  return explain(trace, reading).map(
    ({ title, detail, amount }) => `${title} | ${detail}${amount ? ` | ${amount.amount_minor}` : ''}`,
  );
}

const names = { P1: 'Acme', P2: 'Bolt', plan: 'Resellers', gold: 'Gold', r1: 'Base commission' };

describe('a breakdown in words', () => {
  test('follows a plain percentage from the sale to the line', () => {
    const definition: PlanDefinition = {
      hold_days: 30,
      rules: [{ id: 'r1', calc: { type: 'percent', rate_ppm: 25_000 } }],
    };
    const deal = sale({ lines: [{ amount_minor: 10_010 }, { amount_minor: 8_005, tax_minor: 2_000 }] });
    expect(told(traceOf(definition, deal), { names })).toEqual([
      'Event | Sale of $180.15 on Jan 31, 2026.',
      'Acme as source | Resellers, version 2, active since Jan 1, 2026; tier Gold since Jun 1, 2025.',
      'Base commission | This rule applies to lines 1 and 2.',
      'Base | Commission is calculated on the price less discount and tax: $100.10 + $60.05. | 16015',
      'Calculation | 2.5% of $160.15. Exactly 4.00375 USD, rounded to the nearest unit, half away from zero. | 400',
      'Commission for Acme | Booked for Jan 31, 2026, on hold until Mar 2, 2026. | 400',
    ]);
  });

  test('shows what was subtracted from the price', () => {
    const baseOf = (base: 'net' | 'margin' | 'gross', lines: DealLine[], reading: Reading = {}) => {
      const rule = { id: 'r1', base, calc: { type: 'percent' as const, rate_ppm: 100_000 } };
      const trace = traceOf({ rules: [rule] }, sale({ lines }));
      return told(trace, { names, lines: { e1: lines }, ...reading }).find((step) => step.startsWith('Base |'));
    };
    const taxed = { amount_minor: 120_000, discount_minor: 20_000, tax_minor: 10_000, cost_minor: 30_000 };
    const plain = { amount_minor: 10_010 };
    const net = 'Base | Commission is calculated on the price less discount and tax';
    expect(baseOf('net', [taxed])).toBe(`${net}: $1,200.00 − $200.00 discount − $100.00 tax. | 90000`);
    expect(baseOf('net', [plain, taxed])).toBe(
      `${net}: $100.10 + ($1,200.00 − $200.00 discount − $100.00 tax). | 100010`,
    );
    expect(baseOf('net', [plain])).toBe(`${net}. | 10010`);
    expect(baseOf('margin', [taxed])).toBe(
      'Base | Commission is calculated on the margin: $1,200.00 − $200.00 discount − $100.00 tax − $300.00 cost. | 60000',
    );
    expect(baseOf('gross', [taxed])).toBe('Base | Commission is calculated on the list price. | 120000');
    // A negative margin counts as zero, so no subtraction leads to it.
    expect(baseOf('margin', [{ ...taxed, cost_minor: 200_000 }, plain])).toBe(
      'Base | Commission is calculated on the margin: $0.00 + $100.10. | 10010',
    );
    const partner = { reader: 'partner', partner: 'P1' } as const;
    expect(baseOf('margin', [taxed], partner)).toBe(
      'Base | Commission is calculated on the margin, which is not shown here.',
    );
    expect(baseOf('net', [taxed], partner)).toContain('− $100.00 tax');
  });

  test('says that deals of a period count in the order of booking, unless all are rated again', () => {
    const bands = [{ from: 0, to: null, rate_ppm: 100_000 }];
    const orderOf = (calc: Partial<TieredCalc>) =>
      told(traceOf({ rules: [{ id: 'r1', calc: { type: 'tiered', mode: 'slab', bands, ...calc } }] }, sale())).some(
        (step) => step.includes('in the order in which they are booked'),
      );
    expect(orderOf({ period: 'quarter' })).toBe(true);
    expect(orderOf({ period: 'year', mode: 'marginal' })).toBe(true);
    expect(orderOf({ period: 'quarter', mode: 'retroactive' })).toBe(false);
    expect(orderOf({ period: 'deal' })).toBe(false);
  });

  describe('for a deal in another currency', () => {
    const bands = [
      { from: 0, to: 50_000, rate_ppm: 100_000 },
      { from: 50_000, to: null, rate_ppm: 200_000 },
    ];
    const when = { any: [{ all: [{ field: 'deal.amount', op: 'gte' as const, value: 1_000 }] }] };
    const definition: PlanDefinition = {
      rules: [{ id: 'r1', when, calc: { type: 'tiered', mode: 'marginal', period: 'year', bands } }],
    };
    const deal = { currency: 'EUR', fx_to_program: '1.08333', lines: [{ amount_minor: 100_010, tax_minor: 10 }] };
    const fx_rate = { id: 'rate', source: 'ecb' as const, as_of: '2026-01-29' };
    const conversions = (steps: string[]) => steps.filter((step) => /Exchange|company’s currency/.test(step));

    test('names the rate, its day and age, both amounts and what rounding left', () => {
      const trace = traceOf(definition, sale({ ...deal, fx_rate }));
      expect(conversions(told(trace, { names }))).toEqual([
        'Exchange rate | 1 EUR = 1.08333 USD (European Central Bank, Jan 29, 2026, the latest known rate, 2 days before the deal was won). Volume is counted in USD; commission is paid in EUR.',
        'Deal amount in your company’s currency | €1,000.10 is $1,083.44, rounded from 1083.438333 USD.',
        'Volume in your company’s currency | €1,000.00 counts for Base commission as $1,083.33.',
      ]);
      expect(trace.conversions).toMatchObject([
        {
          what: 'deal_amount',
          rate: { id: 'rate', source: 'ecb', as_of: '2026-01-29', rate: '1.08333' },
          from: { amount_minor: 100_010, currency: 'EUR' },
          to: { amount_minor: 108_344, currency: 'USD' },
          remainder: '-16670/100000',
        },
        { what: 'volume', rule: 'r1', partner: 'P1', to: { amount_minor: 108_333 }, remainder: '0/100000' },
      ]);
      expect(conversions(told(trace, { names, reader: 'partner', partner: 'P1' }))).toHaveLength(1);
    });

    test('explains ratings from before rates were distinguished as they were then', () => {
      const trace = traceOf(definition, sale(deal));
      expect(trace).not.toHaveProperty('conversions');
      expect(trace.inputs.fx).toEqual({ from: 'EUR', to: 'USD', rate: '1.08333' });
      expect(conversions(told(trace, { names }))).toEqual([
        'Exchange rate | 1 EUR = 1.08333 USD. Volume is counted in USD; commission is paid in EUR.',
      ]);
    });
  });

  test('shows the bands, the cap and the split of a deal', () => {
    const definition: PlanDefinition = {
      rules: [
        {
          id: 'r1',
          cap: { amount_minor: 10_000, scope: 'partner', period: 'quarter' },
          calc: {
            type: 'tiered',
            mode: 'marginal',
            period: 'quarter',
            bands: [
              { from: 0, to: 60_000, rate_ppm: 200_000 },
              { from: 60_000, to: null, rate_ppm: 300_000 },
            ],
          },
        },
      ],
    };
    const deal = sale({
      participants: [
        { partner: 'P1', role: 'source', weight: 2 },
        { partner: 'P2', role: 'source', weight: 1 },
      ],
    });
    const steps = told(traceOf(definition, deal), { names });
    expect(steps).toContain(
      'Calculation | $0.00 before this deal, $1,000.00 with it, in 2026, quarter 1. $600.00 at 20% (band $0.00 to $600.00), $400.00 at 30% (band $600.00 and above). | 24000',
    );
    expect(steps).toContain('Share of Bolt | 1 of 3 shares. | 8000');
    expect(steps).toContain(
      'Cap for Acme | The most the rule pays one partner in 2026, quarter 1 is $100.00. $160.00 is reduced to $100.00. | 10000',
    );
  });

  test('shows the minimum and maximum of a rule per deal', () => {
    const most: PlanDefinition = {
      rules: [{ id: 'r1', deal_cap_minor: 7_500, calc: { type: 'percent', rate_ppm: 100_000 } }],
    };
    expect(told(traceOf(most, sale()), { names })).toContain(
      'Cap | The most the rule pays for one deal is $75.00. $100.00 is reduced to $75.00. | 7500',
    );
    const least: PlanDefinition = {
      rules: [{ id: 'r1', min_minor: 12_000, calc: { type: 'percent', rate_ppm: 100_000 } }],
    };
    expect(told(traceOf(least, sale()), { names })).toContain('Minimum | At least $120.00 is paid. | 12000');
  });

  test('explains a fixed amount for reaching a band once', () => {
    const definition: PlanDefinition = {
      rules: [
        {
          id: 'r1',
          calc: {
            type: 'tiered',
            mode: 'marginal',
            bands: [
              { from: 0, to: 150_000, flat_minor: 1_000 },
              { from: 150_000, to: null, flat_minor: 5_000 },
            ],
          },
        },
      ],
    };
    const calculation = (...events: CommissionEvent[]) =>
      told(traceOf(definition, ...events), { names }).find((step) => step.startsWith('Calculation'));
    expect(calculation(sale())).toContain('$10.00 for reaching the band $0.00 to $1,500.00. | 1000');
    expect(calculation(sale(), sale({ id: 'e2' }))).toContain(
      'nothing more for reaching the band $0.00 to $1,500.00, $50.00 for reaching the band $1,500.00 and above. | 5000',
    );
  });

  test('explains monthly charges as the whole contract', () => {
    const definition: PlanDefinition = {
      accrue_on: 'collected',
      rules: [{ id: 'r1', calc: { type: 'percent', rate_ppm: 100_000 } }],
    };
    const monthly = sale({ lines: [{ amount_minor: 10_000, recurring_interval: 'month', term_months: 24 }] });
    expect(told(traceOf(definition, monthly), { names })).toContain(
      'Base | Commission is calculated on the price less discount and tax for the whole contract. | 240000',
    );
  });

  test('says that terms keep a commission, and that a deal was lost', () => {
    const traced = (rule: object, event: object) => {
      const definition = { rules: [{ id: 'r1', calc: { type: 'percent', rate_ppm: 100_000 }, ...rule }] };
      const of = { id: 'e2', at: '2026-02-01', of: 'e1', ...event } as CommissionEvent;
      return told(traceOf(definition as PlanDefinition, sale(), of), { names });
    };
    expect(traced({}, { type: 'lost' })).toContain(
      'Lost deal: Base commission, Acme | The whole deal earns $100.00. The deal is lost. $0.00 is owed, $100.00 was booked. | -10000',
    );
    expect(traced({ clawback: { mode: 'none' } }, { type: 'refund', amount_minor: 25_000 })).toContain(
      'Refund: Base commission, Acme | The whole deal earns $100.00. $250.00 of $1,000.00 is refunded. Under this rule, nothing is clawed back. $100.00 is owed, $100.00 was booked. | 0',
    );
  });

  test('says why another rule did not pay', () => {
    const definition: PlanDefinition = {
      rules: [
        { id: 'r1', calc: { type: 'percent', rate_ppm: 50_000 } },
        { id: 'r_pro', calc: { type: 'percent', rate_ppm: 100_000 }, when: { product: ['pro'] } },
        { id: 'r_silver', calc: { type: 'percent', rate_ppm: 300_000 }, when: { 'partner.tier': ['silver'] } },
      ],
    };
    expect(told(traceOf(definition, sale()), { names })).toContain(
      'r_pro | This rule applies to line 1. It takes precedence over Base commission. r_silver does not apply: the partner’s tier is not one of silver.',
    );
  });

  test('formats the amount in a rule’s condition', () => {
    const big = (id: string, op: 'gte' | 'between', value: number | number[]) => ({
      id,
      calc: { type: 'percent' as const, rate_ppm: 300_000 },
      when: { any: [{ all: [{ field: 'deal.amount', op, value }] }] },
    });
    const definition: PlanDefinition = {
      rules: [
        { id: 'r1', calc: { type: 'percent', rate_ppm: 50_000 } },
        big('r_big', 'gte', 1_000_000),
        big('r_mid', 'between', [200_000, 300_050]),
      ],
    };
    expect(told(traceOf(definition, sale()), { names })).toContain(
      'Base commission | This rule applies to line 1. r_big does not apply: the deal’s amount is below $10,000.00. r_mid does not apply: the deal’s amount is not between $2,000.00 and $3,000.50.',
    );
  });

  test('explains a partial refund by target and booked amounts', () => {
    const definition: PlanDefinition = { rules: [{ id: 'r1', calc: { type: 'percent', rate_ppm: 100_000 } }] };
    const refund: CommissionEvent = { id: 'e2', type: 'refund', at: '2026-02-10', of: 'e1', amount_minor: 25_000 };
    expect(told(traceOf(definition, sale(), refund), { names }).slice(2)).toEqual([
      'Refund: Base commission, Acme | The whole deal earns $100.00. $250.00 of $1,000.00 is refunded. $75.00 is owed, $100.00 was booked. | -2500',
      'Clawback for Acme | Booked for Feb 10, 2026, due from Feb 10, 2026. | -2500',
    ]);
  });

  test('names the reason when nothing is booked', () => {
    const definition: PlanDefinition = {
      rules: [{ id: 'r1', calc: { type: 'percent', rate_ppm: 1 }, when: { product: ['team'] } }],
    };
    expect(told(traceOf(definition, sale()), { names }).slice(-2)).toEqual([
      'Note | No rule of the incentive structure matches this deal.',
      'Result | Nothing is booked.',
    ]);
  });
});

describe('a breakdown for the partner', () => {
  const margin: PlanDefinition = {
    rules: [{ id: 'r1', base: 'margin', calc: { type: 'percent', rate_ppm: 200_000 } }],
  };
  const deal = sale({
    lines: [{ amount_minor: 100_000, cost_minor: 70_000 }],
    participants: [
      { partner: 'P1', role: 'source', weight: 2 },
      { partner: 'P2', role: 'source', weight: 1 },
    ],
  });

  test('hides a margin, the rate that would give it away, and everybody else', () => {
    const text = told(traceOf(margin, deal), { names, reader: 'partner', partner: 'P1' }).join('\n');
    expect(text).toContain('Base | Commission is calculated on the margin, which is not shown here.');
    expect(text).toContain('Share of Acme | 2 of 3 shares. | 4000');
    for (const secret of ['300.00', '700.00', '20%', 'Bolt']) expect(text).not.toContain(secret);
  });

  test('shows base and rate to the company, and to the partner when the base is the price', () => {
    expect(told(traceOf(margin, deal), { names }).join('\n')).toContain('20% of $300.00.');
    const net: PlanDefinition = { rules: [{ id: 'r1', calc: { type: 'percent', rate_ppm: 200_000 } }] };
    expect(told(traceOf(net, deal), { names, reader: 'partner', partner: 'P1' }).join('\n')).toContain(
      '20% of $1,000.00.',
    );
  });
});
