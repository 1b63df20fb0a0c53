import { describe, expect, test } from 'vitest';
import { replayCase } from './case-replay.ts';

const percent = { id: 'r1', calc: { type: 'percent', rate_ppm: 100000 } };
const sale = {
  id: 'e1',
  type: 'sale',
  at: '2026-01-10',
  currency: 'USD',
  lines: [{ amount_minor: 100000, qty: 2 }],
  participants: [{ partner: 'P1', role: 'source', weight: 1 }],
};
const plan = { id: 'plan', version: 1, effective_from: '2026-01-01', rules: [percent] };
const program = { currency: 'USD', timezone: 'America/New_York', rounding: 'half_up' };
const good = { id: 'C01', program, partners: [{ id: 'P1' }], plans: [plan], events: [sale] };

const withPlan = (fields: object) => ({ ...good, plans: [{ ...plan, ...fields }] });
const withRule = (fields: object) => withPlan({ rules: [{ ...percent, ...fields }] });
const withSale = (fields: object) => ({ ...good, events: [{ ...sale, ...fields }] });
const tiered = (fields: object, bands = [{ from: 0, to: null, rate_ppm: 100000 }]) =>
  withRule({ calc: { type: 'tiered', bands, ...fields } });
const amounts = (given: object) => replayCase(given).lines.map(({ amount_minor }) => amount_minor);

describe('rejects unknown words with their position', () => {
  const rule = 'plans (plan v1).rules.0';
  test.each<[string, object]>([
    [`${rule}.kind`, withRule({ kind: 'spif' })],
    [`${rule}.priority`, withRule({ priority: 'high' })],
    [`${rule}.stacking`, withRule({ stacking: 'aditive' })],
    [`${rule}.on_partial_refund`, withRule({ on_partial_refund: 'kept' })],
    [`${rule}.clawback.mode`, withRule({ clawback: { mode: 'half' } })],
    [`${rule}.clawback.window_days`, withRule({ clawback: { mode: 'full', window_days: '30' } })],
    [`${rule}.cap.period`, withRule({ cap: { amount_minor: 1, scope: 'partner', period: 'week' } })],
    [`${rule}.cap.scope`, withRule({ cap: { amount_minor: 1, scope: 'partners', period: 'month' } })],
    [`${rule}.calc.mode`, tiered({ mode: 'marginl' })],
    [`${rule}.calc.bands.0`, tiered({ bands: [null] })],
    [`${rule}.calc.measure`, tiered({ measure: 'deals' })],
    [`${rule}.calc.period`, tiered({ period: 'week' })],
    [`${rule}.calc.per`, withRule({ calc: { type: 'flat', amount_minor: 1, currency: 'USD', per: 'units' } })],
    [`${rule}.when.any.0.all`, withRule({ when: { any: [{ field: 'product', op: 'eq', value: 'pro' }] } })],
    [`${rule}.when.any.0.all`, withRule({ when: { any: [null] } })],
    [`${rule}.when.all.0.field`, withRule({ when: { all: [{ op: 'eq', value: 'pro' }] } })],
  ])('%s', (place, given) => {
    expect(() => replayCase(given)).toThrow(`${place}: `);
  });
});

describe('requires every referenced name to exist exactly once', () => {
  test.each<[string, object]>([
    ['partners.1.id: P1 appears twice', { ...good, partners: [{ id: 'P1' }, { id: 'P1' }] }],
    ['plans.1.version: version 1 of plan appears twice', { ...good, plans: [plan, plan] }],
    [
      'events.0 (e1).participants.0.partner: PX is not among the partners',
      withSale({ participants: [{ partner: 'PX', role: 'source', weight: 1 }] }),
    ],
    [
      'opening_volume.0.partner: PX is not among the partners',
      { ...good, opening_volume: [{ partner: 'PX', at: '2026-01-01', amount_minor: 1 }] },
    ],
    [
      'assignments.0.plan_id: other is not among the plans',
      { ...good, assignments: [{ plan_id: 'other', target: 'program' }] },
    ],
    [
      'assignments.0.target_id: is missing; name the type',
      { ...good, assignments: [{ plan_id: 'plan', target: 'type' }] },
    ],
    [
      'assignments.0.target_id: PX is not among the partners',
      { ...good, assignments: [{ plan_id: 'plan', target: 'partner', target_id: 'PX' }] },
    ],
    [
      'partners.0.standing.0.category: ',
      { ...good, partners: [{ id: 'P1', standing: [{ category: 'aktiv', effective_from: '2026-01-01' }] }] },
    ],
    [
      'events.1 (e2).amount_minor: is missing; an amendment needs an amount, lines or participants',
      { ...good, events: [sale, { id: 'e2', type: 'amend', at: '2026-01-11', of: 'e1' }] },
    ],
    [
      'events.1 (e2).replay_of: e9 is not among the events',
      { ...good, events: [sale, { id: 'e2', type: 'sale', at: '2026-01-11', replay_of: 'e9' }] },
    ],
  ])('%s', (message, given) => {
    expect(() => replayCase(given)).toThrow(message);
  });
});

describe('rejects negative sales and refunds', () => {
  const withSaleAnd = (...events: object[]) => ({ ...good, events: [sale, ...events] });
  const refund = { id: 'e2', type: 'refund', at: '2026-01-11', of: 'e1', amount_minor: 100 };
  test.each<[string, object]>([
    ['events.0 (e1).lines.0.amount_minor: -1 is below zero', withSale({ lines: [{ amount_minor: -1 }] })],
    ['events.0 (e1).amount_minor: -1 is below zero', withSale({ lines: undefined, amount_minor: -1 })],
    ['events.0 (e1).lines.0.tax_minor: -1 is below zero', withSale({ lines: [{ amount_minor: 1, tax_minor: -1 }] })],
    ['events.1 (e2).amount_minor: -100 is below zero', withSaleAnd({ ...refund, amount_minor: -100 })],
    ['events.1 (e2).lines.0.amount_minor: -5 is below zero', withSaleAnd({ ...refund, lines: [{ amount_minor: -5 }] })],
    ['events.1 (e2).tax_minor: 101 is more than the refund itself', withSaleAnd({ ...refund, tax_minor: 101 })],
    ['events.1 (e2).amount_minor: -1 is below zero', withSaleAnd({ ...refund, type: 'amend', amount_minor: -1 })],
    [
      'events.2 (e3).of: e2 is a refund; name the refunded sale',
      withSaleAnd(refund, { ...refund, id: 'e3', of: 'e2' }),
    ],
    [
      'events.2 (e3).of: e2 is a loss; name the refunded sale',
      withSaleAnd({ ...refund, type: 'lost', amount_minor: undefined }, { ...refund, id: 'e3', of: 'e2' }),
    ],
  ])('%s', (message, given) => {
    expect(() => replayCase(given)).toThrow(message);
  });

  test('allows a negative returned payment', () => {
    const events = [sale, { ...refund, type: 'payment', amount_minor: -100 }];
    expect(amounts({ ...good, events })).toEqual([10_000]);
  });
});

describe('pays a partner in another currency when a payout names one', () => {
  const paid = (fx: unknown, amount_minor = 100_000, given: object = {}) => {
    const sold = { ...sale, fx_to_program: '1', lines: [{ amount_minor }], ...given };
    const events = [sold, { id: 'p1', type: 'payout_run', at: '2026-02-01', fx }];
    return replayCase({ ...good, events }).payouts;
  };
  const row = { event: 'p1', partner: 'P1', currency: 'USD', result: 'paid', amount_minor: 10_000, balance_minor: 0 };
  const into = (to: unknown, rate: unknown) => ({ P1: { to, rate } });

  test('converts the balance at the rate of its partner', () => {
    expect(paid(into('EUR', '0.92137'))).toEqual([{ ...row, settle_currency: 'EUR', settle_amount_minor: 9_214 }]);
  });

  test.each<[string, string, string, number, number]>([
    ['half_up', 'EUR', '0.95', 100_100, 9_510],
    ['half_even', 'EUR', '0.95', 100_100, 9_510],
    ['half_even', 'EUR', '0.95', 100_300, 9_528],
    ['half_up', 'EUR', '0.95', 100_300, 9_529],
    ['floor', 'EUR', '0.95', 100_100, 9_509],
    ['half_up', 'JPY', '150.255', 100_000, 15_026],
    ['floor', 'JPY', '150.255', 100_000, 15_025],
    ['half_up', 'KWD', '0.30725', 100_100, 30_756],
    ['half_up', 'HUF', '350.126', 100_000, 3_501_260],
  ])('rounds %s to the minor unit of %s', (rounding, to, rate, sold, settle_amount_minor) => {
    const events = [
      { ...sale, lines: [{ amount_minor: sold }] },
      { id: 'p1', type: 'payout_run', at: '2026-02-01', fx: into(to, rate) },
    ];
    expect(replayCase({ ...good, program: { ...program, rounding }, events }).payouts).toMatchObject([
      { settle_currency: to, settle_amount_minor },
    ]);
  });

  test('keeps a balance that rounds to nothing in the currency of the payee', () => {
    const [payout] = paid(into('EUR', '0.005'), 70)!;
    expect(payout).toEqual({ ...row, result: 'below_minimum', amount_minor: 0, balance_minor: 7 });
    const again = { id: 'p2', type: 'payout_run', at: '2026-02-02', fx: into('EUR', '0.9') };
    const events = [
      { ...sale, lines: [{ amount_minor: 70 }] },
      { id: 'p1', type: 'payout_run', at: '2026-02-01', fx: into('EUR', '0.005') },
      again,
    ];
    expect(replayCase({ ...good, events }).payouts!.at(-1)).toMatchObject({ result: 'paid', amount_minor: 7 });
  });

  test('pays as earned whom it does not name, and what is already in the currency', () => {
    expect(paid(undefined)).toEqual([row]);
    expect(paid(into('EUR', '0.9'), 100_000, { currency: 'EUR' })).toEqual([{ ...row, currency: 'EUR' }]);
    const partners = [{ id: 'P1' }, { id: 'P2' }];
    const events = [sale, { id: 'p1', type: 'payout_run', at: '2026-02-01', fx: { P2: { to: 'EUR', rate: '2' } } }];
    expect(replayCase({ ...good, partners, events }).payouts).toEqual([row]);
  });

  const path = 'events.1 (p1).fx';
  test.each<[string, unknown]>([
    [`${path}: contains no partner`, {}],
    [`${path}.EUR: EUR is not among the partners`, { EUR: '0.92' }],
    [`${path}.rate: rate is not among the partners`, { rate: '0.92' }],
    [`${path}.from: from is not among the partners`, { from: 'USD', to: 'EUR', rate: '0.92' }],
    [`${path}.USD: USD is not among the partners`, { USD: { to: 'EUR', rate: '0.92' } }],
    [`${path}.USD/EUR: USD/EUR is not among the partners`, { 'USD/EUR': '0.92' }],
    [`${path}.P1: must be an object such as {"to": "EUR", "rate": "0.92345"}`, { P1: '0.92' }],
    [`${path}.P1: must be an object such as {"to": "EUR", "rate": "0.92345"}`, { P1: ['EUR', '0.92'] }],
    [`${path}.P1.to: is missing`, { P1: { rate: '0.92' } }],
    [`${path}.P1.to: XYZ is not an ISO 4217 code`, into('XYZ', '1')],
    [`${path}.P1.to: eur is not an ISO 4217 code`, into('eur', '1')],
    [`${path}.P1.rate: is missing`, { P1: { to: 'EUR' } }],
    [`${path}.P1.rate: 0.92 is not text such as "0.92345"`, into('EUR', 0.92)],
    [`${path}.P1.rate: 0.00 is not a rate above zero`, into('EUR', '0.00')],
    [`${path}.P1.rate: -1 is not a rate above zero`, into('EUR', '-1')],
    [`${path}.P1.rate: 1e3 is not a rate above zero`, into('EUR', '1e3')],
    [`${path}.P1.from: is not known; only "to" and "rate" are`, { P1: { from: 'USD', to: 'EUR', rate: '1' } }],
  ])('%s', (message, fx) => {
    expect(() => paid(fx)).toThrow(message);
  });

  test('does not convert two currencies at one rate', () => {
    const events = [
      sale,
      { ...sale, id: 'e2', currency: 'GBP', fx_to_program: '1.25' },
      { id: 'p1', type: 'payout_run', at: '2026-02-01', fx: into('EUR', '0.92') },
    ];
    expect(() => replayCase({ ...good, events })).toThrow(
      'events.2 (p1).fx.P1.rate: is one rate for balances in two currencies, USD and GBP',
    );
  });
});

describe('parses days and amounts', () => {
  test.each<[string, object]>([
    ['program.timezone: Mars/Base is not a time zone', { ...good, program: { ...program, timezone: 'Mars/Base' } }],
    ['program.currency: ABC is not an ISO 4217 code', { ...good, program: { ...program, currency: 'ABC' } }],
    ['plans.0.effective_from: 2026-02-30 is not a date', withPlan({ effective_from: '2026-02-30' })],
    [
      'partners.0.tiers.0.recorded_at: 2026-13-01 is not a date',
      {
        ...good,
        partners: [{ id: 'P1', tiers: [{ tier: 'gold', effective_from: '2026-01-01', recorded_at: '2026-13-01' }] }],
      },
    ],
    [
      'event e1.subscription.started_on: 01/02/2026 is not a date',
      withSale({ subscription: { id: 'S', started_on: '01/02/2026' } }),
    ],
    ['event e1.subscription.id: 12 is not text', withSale({ subscription: { id: 12 } })],
    [
      'event e1.subscription.term_months: "24" is not a whole number of months above zero',
      withSale({ subscription: { id: 'S', term_months: '24' } }),
    ],
    ['event e1.subscription.anchor: 20260101 is not text', withSale({ subscription: { id: 'S', anchor: 20260101 } })],
    ['event e1.customer.id: 5 is not text', withSale({ customer: { id: 5 } })],
    ['event e1.customer.is_new: "yes" must be true or false', withSale({ customer: { id: 'K', is_new: 'yes' } })],
    [
      'program.min_payout_minor: usd is not an ISO 4217 code',
      { ...good, program: { ...program, min_payout_minor: { usd: 5000 } } },
    ],
    ['events.0 (e1).fx_to_program: is not above zero', withSale({ currency: 'EUR', fx_to_program: '0.00' })],
    ['event e1.fx: -1.1 is not a rate above zero', withSale({ currency: 'EUR', fx: { rate: -1.1 } })],
    ['event e1.fx: one is not a rate above zero', withSale({ currency: 'EUR', fx: { USD: 'one' } })],
    ['events.0.lines.0.qty: ', withSale({ lines: [{ amount_minor: 1, qty: 1e300 }] })],
    [
      'events.0 (e1): 10000000000000000 exceeds the largest supported amount',
      withSale({ lines: Array.from({ length: 10 }, () => ({ amount_minor: 1e15 })) }),
    ],
    [
      'events.0 (e1): 50000000000000000 exceeds the largest supported amount',
      {
        ...withRule({ calc: { type: 'flat', amount_minor: 500, currency: 'USD', per: 'unit' } }),
        partners: [{ id: 'P1' }, { id: 'P2' }],
        events: [
          {
            ...sale,
            lines: [{ amount_minor: 1, qty: 1e14 }],
            participants: ['P1', 'P2'].map((partner) => ({ partner, role: 'source', weight: 1 })),
          },
        ],
      },
    ],
  ])('%s', (message, given) => {
    expect(() => replayCase(given)).toThrow(message);
  });

  test('converts an instant to the program’s day, and reads a time without zone as the program’s', () => {
    const february = { ...percent, calc: { type: 'percent', rate_ppm: 200000 } };
    const plans = [plan, { ...plan, version: 2, effective_from: '2026-02-01T05:00:00Z', rules: [february] }];
    const at = (instant: string) => amounts({ ...withSale({ at: instant }), plans });
    expect(at('2026-02-01T04:59:00Z')).toEqual([10000]);
    expect(at('2026-02-01T05:00:00Z')).toEqual([20000]);
    expect(at('2026-01-31T23:30:00')).toEqual([10000]);
    expect(at('2026-02-01T00:00:00')).toEqual([20000]);
  });

  test('starts a subscription on the program’s day of its instant', () => {
    const started = (started_at: string) => ({
      ...withPlan({ recurring_months: 1 }),
      events: [{ ...sale, at: '2026-02-28', subscription: { id: 'S', started_at } }],
    });
    expect(amounts(started('2026-02-01T05:00:00Z'))).toEqual([10000]);
    expect(amounts(started('2026-02-01T04:59:00Z'))).toEqual([]);
  });

  test('keeps unnamed subscriptions separate', () => {
    const subscription = { term_months: 24 };
    const given = withPlan({ recurring_months: 0 });
    const events = ['one', 'two'].map((id) => ({ ...sale, id, subscription }));
    expect(amounts({ ...given, events })).toEqual([10000, 10000]);
  });

  test('treats null as not given', () => {
    expect(amounts(withRule({ when: null, cap: null, min_minor: null, deal_cap_minor: null }))).toEqual([10000]);
    const calc = { type: 'flat', amount_minor: 500, currency: 'USD', per: null };
    const cap = { amount_minor: 400, currency: null, scope: 'partner', period: 'month' };
    expect(amounts(withRule({ calc, cap }))).toEqual([400]);
  });

  test('uses marginal bands by default', () => {
    const bands = [
      { from: 0, to: 40000, rate_ppm: 100000 },
      { from: 40000, to: null, rate_ppm: 200000 },
    ];
    expect(amounts(tiered({}, bands as Parameters<typeof tiered>[1]))).toEqual([4000 + 12000]);
  });

  test('rates late events with the facts known after a recalculation', () => {
    const late = { ...plan, recorded_at: '2026-03-10' };
    const recalc = { id: 'again', type: 'recalc', at: '2026-03-21' };
    const arrives = (...events: object[]) => amounts({ ...good, plans: [late], events });
    expect(arrives({ ...sale, at: '2026-03-04' })).toEqual([]);
    expect(arrives(recalc, { ...sale, at: '2026-03-04' })).toEqual([10_000]);
    expect(arrives({ ...recalc, type: 'payout_run' }, { ...sale, at: '2026-03-04' })).toEqual([10_000]);
  });

  test('accepts any partner name', () => {
    const participants = [{ partner: '__proto__', role: 'source', weight: 1 }];
    const { net_by_partner } = replayCase({ ...withSale({ participants }), partners: [{ id: '__proto__' }] });
    expect(JSON.stringify(net_by_partner)).toBe('{"__proto__":{"USD":10000}}');
  });

  test('accepts any tier name and uses its own rate', () => {
    const tiers = [{ tier: 'constructor', effective_from: '2026-01-01' }];
    const calc = { type: 'percent', rate_ppm: 100000, rate_ppm_by_tier: { gold: 200000 } };
    expect(amounts({ ...withRule({ calc }), partners: [{ id: 'P1', tiers }] })).toEqual([10000]);
  });
});
