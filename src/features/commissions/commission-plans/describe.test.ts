import { describe, expect, test } from 'vitest';
import { type Operator, operators } from '#shared/conditions/conditions.ts';
import { describePlan, type PhraseContext, planHeadline } from './describe.ts';
import {
  bandPeriods,
  bases,
  type Calc,
  conditionFields,
  measures,
  type PlanDefinition,
  periods,
  type Rule,
} from './schema.ts';

const reading: PhraseContext = {
  currency: 'USD',
  locale: 'en-US',
  names: {
    gold: 'Gold',
    silver: 'Silver',
    reseller: 'Reseller',
    msp: 'Managed service',
    emea: 'EMEA',
    pro: 'Pro Suite',
    'custom.plan': 'Support plan',
  },
};
const percent: Calc = { type: 'percent', rate_ppm: 100_000 };

function said(
  rule: Partial<Rule>,
  about?: string,
  plan: Partial<PlanDefinition> = {},
  to: Partial<PhraseContext> = {},
): string[] {
  const text = describePlan({ ...plan, rules: [{ id: 'r1', calc: percent, ...rule }] }, { ...reading, ...to });
  return text.rules[0]!.statements.filter((statement) => !about || statement.about === about).map(({ text }) => text);
}

test('names the rate and base of a percentage', () => {
  expect(said({}, 'pays')).toEqual(['A partner earns 10% of the net amount (price less discount and tax).']);
  expect(said({ base: 'margin', calc: { type: 'percent', rate_ppm: 125_000 } }, 'pays')).toEqual([
    'A partner earns 12.5% of the margin (net amount less cost, never below zero).',
  ]);
  expect(said({}, 'pays', {}, { reader: 'partner' })[0]).toMatch(/^You earn 10% of/);
});

test('lists rates by tier with the default rate', () => {
  const calc: Calc = { type: 'percent', rate_ppm: 50_000, rate_ppm_by_tier: { gold: 200_000, silver: 150_000 } };
  expect(said({ calc }, 'pays')).toEqual([
    'The rate depends on the partner’s tier: 20% for Gold and 15% for Silver, of the net amount (price less discount and tax).',
    'All other partners earn 5%.',
  ]);
  expect(said({ calc: { ...calc, rate_ppm: undefined } }, 'pays')[1]).toBe('Other tiers earn nothing from this rule.');
});

describe('does not contradict the condition of a rule with rates by tier', () => {
  const calc: Calc = { type: 'percent', rate_ppm: 10_000, rate_ppm_by_tier: { gold: 200_000, silver: 150_000 } };
  const tier = (op: Operator, value?: string | string[]) => [{ field: 'partner.tier', op, ...(value && { value }) }];
  const base = 'of the net amount (price less discount and tax)';
  const product = { field: 'product', op: 'in', value: ['pro'] };
  const depends = 'The rate depends on the partner’s tier:';
  test.each<[string, object[], string[], string]>([
    ['one tier', [{ all: tier('in', ['gold']) }], [`${depends} 20% for Gold, ${base}.`], '20% of the net amount'],
    [
      'two tiers',
      [{ all: tier('eq', 'gold') }, { all: tier('eq', 'silver') }],
      [`${depends} 20% for Gold and 15% for Silver, ${base}.`],
      '15% to 20% of the net amount, by partner tier',
    ],
    [
      'a tier with the rate of all others',
      [{ all: tier('in', ['gold', 'bronze']) }],
      [`${depends} 20% for Gold and 1% for bronze, ${base}.`],
      '1% to 20% of the net amount, by partner tier',
    ],
    [
      'all tiers but one',
      [{ all: tier('nin', ['gold']) }],
      [`${depends} 15% for Silver, ${base}.`, 'All other partners that the rule applies to earn 1%.'],
      '1% to 15% of the net amount, by partner tier',
    ],
    [
      'a product',
      [{ all: [product] }],
      [`${depends} 20% for Gold and 15% for Silver, ${base}.`, 'All other partners that the rule applies to earn 1%.'],
      '1% to 20% of the net amount, by partner tier',
    ],
    [
      'a tier, or a product for everyone',
      [{ all: tier('in', ['gold']) }, { all: [product] }],
      [`${depends} 20% for Gold and 15% for Silver, ${base}.`, 'All other partners that the rule applies to earn 1%.'],
      '1% to 20% of the net amount, by partner tier',
    ],
  ])('%s', (_title, any, texts, headline) => {
    const when = { any } as Rule['when'];
    expect(said({ calc, when }, 'pays')).toEqual(texts);
    expect(planHeadline({ rules: [{ id: 'r1', calc, when }] }, reading)).toBe(headline);
  });

  test('names no other tiers that the rule never applies to', () => {
    const none = { ...calc, rate_ppm: undefined };
    expect(said({ calc: none, when: { 'partner.tier': ['gold'] } }, 'pays')).toEqual([
      `${depends} 20% for Gold, ${base}.`,
    ]);
  });
});

test('says whether a flat amount is per deal or per unit', () => {
  const flat: Calc = { type: 'flat', amount_minor: 5_000, currency: 'EUR' };
  expect(said({ calc: flat }, 'pays')).toEqual(['A partner earns €50.00 a deal.']);
  expect(said({ calc: { ...flat, per: 'unit' } }, 'pays')).toEqual(['A partner earns €50.00 for every unit sold.']);
});

test('distinguishes tier modes and lists their bands', () => {
  const tiered = (mode: 'marginal' | 'slab' | 'retroactive', band_by?: 'before' | 'after') =>
    said(
      {
        calc: {
          type: 'tiered',
          mode,
          ...(band_by && { band_by }),
          measure: 'credited_base',
          period: 'quarter',
          bands: [
            { from: 0, to: 1_000_000, rate_ppm: 100_000 },
            { from: 1_000_000, to: 5_000_000, rate_ppm: 150_000 },
            { from: 5_000_000, to: null, rate_ppm: 200_000 },
          ],
        },
      },
      'pays',
    );
  expect(tiered('marginal')).toEqual([
    'Each part of a partner’s sales volume in the calendar quarter earns the rate of the band it falls into.',
    'Bands: 10% below $10,000.00; 15% from $10,000.00 to below $50,000.00; 20% from $50,000.00.',
    'Rates apply to the net amount (price less discount and tax).',
  ]);
  expect(tiered('slab')[0]).toContain('including this deal, determines the band');
  expect(tiered('slab', 'before')[0]).toContain('before the deal determines the band');
  expect(tiered('retroactive')[0]).toContain('earlier deals of the period are raised to its rate');
});

test('describes bands of money, deals or units, with rates or flat amounts', () => {
  const bands = [
    { from: 0, to: 5, flat_minor: 10_000 },
    { from: 5, to: null, flat_minor: 20_000 },
  ];
  const calc: Calc = { type: 'tiered', mode: 'marginal', measure: 'deal_count', period: 'year', bands };
  expect(said({ calc }, 'pays')[1]).toBe('Bands: $100.00 a deal below 5 deals; $200.00 a deal from 5 deals.');
});

test('joins conditions into one sentence of alternatives', () => {
  const when = {
    any: [
      {
        all: [
          { field: 'partner.type', op: 'in' as const, value: ['reseller', 'msp'] },
          { field: 'partner.region', op: 'neq' as const, value: 'emea' },
        ],
      },
      { all: [{ field: 'deal.amount', op: 'gte' as const, value: 1_000_000 }] },
    ],
  };
  expect(said({ when }, 'when')).toEqual([
    'Applies if the partner type is Reseller or Managed service and the partner’s region is not EMEA; or if the deal’s amount is $10,000.00 or more.',
  ]);
  expect(said({ when: { product: ['pro'] } }, 'when')).toEqual(['Applies if the product is Pro Suite.']);
});

test('treats no condition as every deal and no alternative as never', () => {
  expect(said({}, 'when')).toEqual(['Applies to every deal.']);
  expect(said({ when: { any: [] } }, 'when')[0]).toMatch(/^Never applies/);
  expect(said({ when: { any: [{ all: [] }, { all: [{ field: 'coupon', op: 'is_set' }] }] } }, 'when')).toEqual([
    'Applies to every deal.',
  ]);
});

test('describes the new-customer condition', () => {
  const is = (op: 'eq' | 'neq' | 'is_not_set', value?: boolean) =>
    said(
      { when: { any: [{ all: [{ field: 'customer.is_new', op, ...(value !== undefined && { value }) }] }] } },
      'when',
    )[0];
  expect(is('eq', true)).toBe('Applies if the customer is new.');
  expect(is('eq', false)).toBe('Applies if the customer is not new.');
  expect(is('neq', true)).toBe('Applies if the customer is not new.');
  expect(is('is_not_set')).toBe('Applies if it is not known whether the customer is new.');
});

test('uses the label of a custom field and hides it from partners without access', () => {
  const when = { 'custom.plan': ['Premium'] };
  expect(said({ when }, 'when')).toEqual(['Applies if “Support plan” is Premium.']);
  const [hidden] = said({ when: { 'custom.margin_class': ['A'] } }, 'when', {}, { reader: 'partner' });
  expect(hidden).not.toContain('margin');
});

test('describes minimum, caps and their scope', () => {
  const rule: Partial<Rule> = {
    min_minor: 2_500,
    deal_cap_minor: 100_000,
    cap: { amount_minor: 500_000, scope: 'customer', period: 'month' },
  };
  expect(said(rule, 'min_minor')).toEqual([
    'At least $25.00 a deal, but never more than the amount it is calculated from.',
  ]);
  expect(said(rule, 'deal_cap_minor')).toEqual(['At most $1,000.00 a deal, all partners together.']);
  expect(said(rule, 'cap')).toEqual([
    'A partner gets at most $5,000.00 a calendar month from this rule for any one customer.',
  ]);
  expect(said({ cap: { ...rule.cap!, scope: 'pool', period: 'lifetime' } }, 'cap')).toEqual([
    'This rule pays at most $5,000.00 in all, all partners together.',
  ]);
});

test('says that refunds claw back the same share unless the rule says otherwise', () => {
  expect(said({}, 'refunds')).toEqual([]);
  expect(said({ clawback: { mode: 'proportional', window_days: 90 } }, 'refunds')[0]).toContain(
    'within 90 days of the deal',
  );
  expect(said({ clawback: { mode: 'full' } }, 'refunds')).toEqual(['Any refund takes back the full commission.']);
  expect(said({ clawback: { mode: 'none' } }, 'refunds')).toEqual(['Refunds never reduce the commission.']);
  expect(said({ on_partial_refund: 'keep' }, 'refunds')).toEqual([
    'A partial refund does not change the commission; a full refund takes it back.',
  ]);
});

test('describes frequency, condition, dates and budget of a SPIFF', () => {
  const rule: Partial<Rule> = {
    kind: 'spiff',
    calc: undefined,
    spiff: {
      every: 5,
      amount_minor: 20_000,
      period: 'quarter',
      products: ['pro'],
      budget_minor: 1_000_000,
      starts: '2026-01-01',
      ends: '2026-04-01',
      stack: false,
    },
  };
  expect(said(rule, 'pays')).toEqual([
    'A partner earns a bonus of $200.00 for every 5th deal, with the count reset each calendar quarter.',
    'Only deals with Pro Suite count.',
    'It runs from Jan 1, 2026 until Mar 31, 2026.',
    'All partners together get at most $10,000.00 from it, first come, first served.',
    'Not paid on a deal that already earned another bonus.',
    'A fully refunded deal no longer counts, and the latest bonus is clawed back.',
  ]);
});

test('describes an override as based on another role’s commission', () => {
  expect(said({ kind: 'override', base: 'commission_of(resell)' }, 'pays')).toEqual([
    'A partner earns 10% of the commission of the reselling partner on the same deal.',
    'For partners in any role except reselling.',
  ]);
});

test('lists the terms of the plan once', () => {
  const plan: PlanDefinition = {
    rules: [
      { id: 'a', calc: percent },
      { id: 'b', calc: percent },
    ],
    selection: 'best_for_partner',
    split: 'credit',
    hold_days: 30,
    accrue_on: 'collected',
    recurring_months: 12,
    rate_lock: 'at_first',
    rounding: 'half_even',
  };
  expect(describePlan(plan, reading).terms.map(({ about }) => about)).toEqual([
    'accrue_on',
    'hold_days',
    'recurring_months',
    'rate_lock',
    'split',
    'selection',
    'rounding',
  ]);
  const said = (about: string, terms: Partial<PlanDefinition>) =>
    describePlan({ ...plan, ...terms }, reading).terms.find((term) => term.about === about)?.text;
  expect(said('accrue_on', {})).toBe('Earned as the customer pays, in proportion to the money received.');
  expect(said('accrue_on', { rules: [{ id: 'a', base: 'first_year', calc: percent }] })).toBe(
    'Earned as the customer pays, in proportion to the money received; commission is paid on the first year only.',
  );
  expect([12, 0, null].map((recurring_months) => said('recurring_months', { recurring_months }))).toEqual([
    'Renewals earn commission for 12 months starting on the day the customer’s first deal was won.',
    'Renewals earn nothing.',
    'Renewals earn commission for as long as the customer renews.',
  ]);
  expect(said('rate_lock', {})).toBe(
    'Renewals keep the structure version that was active when the customer’s first deal was won.',
  );
  expect(planHeadline(plan, reading)).toBe('10% of the net amount, for 12 months, and 1 more rule');
});

test('says which commissions are not shared when partners earn on their share', () => {
  const split = (...rules: Partial<Rule>[]) => {
    const plan: PlanDefinition = { split: 'credit', rules: rules.map((rule, index) => ({ id: `r${index}`, ...rule })) };
    return describePlan(plan, reading).terms.find(({ about }) => about === 'split')!.text;
  };
  const bands = (mode: 'marginal' | 'slab', measure: 'units' | 'deal_count'): Partial<Rule> => ({
    calc: { type: 'tiered', mode, measure, bands: [{ from: 0, to: null, flat_minor: 10_000 }] },
  });
  const shared = 'Several partners in the same role each earn, at their own rates, on their share of the amount';
  expect(split({ calc: percent }, bands('marginal', 'units'))).toBe(`${shared}.`);
  expect(split(bands('slab', 'deal_count'))).toBe(
    `${shared}; the fixed amounts of bands are not split: each partner gets the full amount.`,
  );
  expect(split({ calc: percent, min_minor: 100 }, { kind: 'spiff', spiff: { every: 2, amount_minor: 1 } })).toBe(
    `${shared}; minimums and bonuses are not split: each partner gets the full amount.`,
  );
});

test('counts the clawback period of collected money from the payment', () => {
  const refunds = (plan: Partial<PlanDefinition>) =>
    describePlan(
      { rules: [{ id: 'r', calc: percent, clawback: { mode: 'proportional', window_days: 30 } }], ...plan },
      reading,
    ).rules[0]!.statements.find(({ about }) => about === 'refunds')?.text;
  expect(refunds({})).toBe(
    'A refund within 30 days of the deal takes back the same share of the commission; later refunds change nothing.',
  );
  expect(refunds({ accrue_on: 'collected' })).toBe(
    'A refund within 30 days of the customer’s last payment before the refund takes back the same share of the commission; later refunds change nothing.',
  );
});

test('has a sentence for every word of the vocabulary', () => {
  const values = { text: ['gold', 'silver'], number: [2, 6], boolean: [true] };
  const conditions = Object.entries(conditionFields).flatMap(([field, type]) =>
    operators.map((op) => ({ field, op, value: values[type] })),
  );
  const rules: Rule[] = [
    ...bases.map((base, index): Rule => ({ id: `base${index}`, base, calc: percent })),
    ...conditions.map(
      (condition, index): Rule => ({ id: `when${index}`, calc: percent, when: { any: [{ all: [condition] }] } }),
    ),
    ...(['marginal', 'slab', 'retroactive'] as const).flatMap((mode) =>
      measures.flatMap((measure) =>
        bandPeriods.map(
          (period): Rule => ({
            id: `tiered-${mode}-${measure}-${period}`,
            calc: { type: 'tiered', mode, measure, period, bands: [{ from: 0, to: null, rate_ppm: 1 }] },
          }),
        ),
      ),
    ),
    ...(['partner', 'customer', 'pool'] as const).flatMap((scope) =>
      periods.map(
        (period): Rule => ({ id: `cap-${scope}-${period}`, calc: percent, cap: { amount_minor: 1, scope, period } }),
      ),
    ),
    ...periods.map(
      (period): Rule => ({ id: `spiff-${period}`, kind: 'spiff', spiff: { every: 1, amount_minor: 1, period } }),
    ),
    ...(['proportional', 'full', 'none'] as const).map(
      (mode): Rule => ({ id: `claw-${mode}`, calc: percent, clawback: { mode, window_days: 1 } }),
    ),
  ];
  for (const reader of ['company', 'partner'] as const) {
    for (const accrue_on of ['won', 'invoiced', 'collected'] as const) {
      const text = describePlan({ rules, accrue_on, recurring_months: 0, hold_days: 1 }, { ...reading, reader });
      for (const rule of text.rules) expect(rule.statements.length, rule.id).toBeGreaterThan(1);
      const all = [text.headline, ...text.terms, ...text.rules.flatMap(({ statements }) => statements)].map((one) =>
        typeof one === 'string' ? one : one.text,
      );
      for (const line of all) expect(line).not.toMatch(/undefined|null|NaN|…|_|\bnin\b|object|\.\./);
      if (reader === 'partner') expect(all.join(' ')).not.toMatch(/\ba partner (earns|gets)\b/i);
    }
  }
});
