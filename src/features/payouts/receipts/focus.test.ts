import { expect, test } from 'vitest';
import { createBook } from '#features/commissions/commission-engine/book.ts';
import type { CommissionEvent, SaleEvent } from '#features/commissions/commission-engine/event.ts';
import type { ProgramFacts } from '#features/commissions/commission-engine/facts.ts';
import { openProgram } from '#features/commissions/commission-engine/program.ts';
import type { PlanDefinition, Rule } from '#features/commissions/commission-plans/schema.ts';
import { explain, type Reading } from './explain.ts';
import { focusOn } from './focus.ts';

const sale = (id: string, fields: Partial<SaleEvent> = {}): SaleEvent => ({
  id,
  type: 'sale',
  at: '2026-01-31',
  currency: 'USD',
  lines: [{ amount_minor: 100_000 }],
  participants: [{ partner: 'P1', role: 'source', weight: 1 }],
  ...fields,
});
const percent = (id: string, rate_ppm: number, fields: Partial<Rule> = {}): Rule => ({
  id,
  calc: { type: 'percent', rate_ppm },
  ...fields,
});

/** The receipts of all lines by the line's key, without the event and the participants. */
function receipts(definition: PlanDefinition, events: CommissionEvent[], rules: Partial<ProgramFacts> = {}) {
  const program = openProgram({
    program: { currency: 'USD', timezone: 'UTC', rounding: 'half_up', ...rules },
    plans: [{ plan_id: 'plan', version: 1, effective_from: '2026-01-01', definition }],
    partners: [
      { id: 'P1', tiers: [] },
      { id: 'P2', tiers: [], standing: [{ category: 'suspended', effective_from: '2026-01-01' }] },
    ],
  });
  const told: Record<string, string[]> = {};
  const book = createBook(program, { trace: true });
  for (const { lines, trace } of events.flatMap((event) => book.rate(event)))
    for (const line of lines) {
      const reading: Reading = { partner: line.partner };
      told[line.key] = explain(focusOn(trace!, line.key), reading)
        .filter(({ title }) => title !== 'Event' && !title.includes(' as '))
        .map(
          ({ title, detail, amount }) =>
            `${title} | ${detail}${amount ? ` | ${amount.amount_minor} ${amount.currency}` : ''}`,
        );
    }
  return told;
}

test('contains only the steps of its own line, ending with the result', () => {
  const capped = { cap: { amount_minor: 5_000, scope: 'partner', period: 'month' } } as const;
  const bonus: Rule = { id: 'bonus', kind: 'spiff', spiff: { every: 1, amount_minor: 700 } };
  const told = receipts(
    { rules: [percent('base', 100_000, capped), percent('extra', 100_000, { stacking: 'additive' }), bonus] },
    [sale('e1')],
    { deal_cap_ppm: 150_000 },
  );
  const whole =
    'Cap for P1 | The most the program pays for one deal is $150.00. Several commissions share it in proportion. $100.00 is reduced to $75.00. | 7500 USD';
  const start = [
    'Base | Commission is calculated on the price less discount and tax. | 100000 USD',
    'Calculation | 10% of $1,000.00. | 10000 USD',
    whole,
  ];
  expect(told['e1/P1/source/base/1']).toEqual([
    'base | This rule applies to line 1.',
    ...start,
    'Cap for P1 | The most the rule pays one partner in January 2026 is $50.00. $75.00 is reduced to $50.00. | 5000 USD',
    'Commission for P1 | Booked for Jan 31, 2026, due from Jan 31, 2026. | 5000 USD',
  ]);
  expect(told['e1/P1/source/extra/1']).toEqual([
    'extra | This rule applies to line 1.',
    ...start,
    'Commission for P1 | Booked for Jan 31, 2026, due from Jan 31, 2026. | 7500 USD',
  ]);
  expect(told['e1/P1/source/bonus#1/1']).toEqual([
    'Bonus bonus | 1 deal counts in all time; each earns $7.00. 1 earned, 0 already paid. | 700 USD',
    'Bonus for P1 | Booked for Jan 31, 2026, due from Jan 31, 2026. | 700 USD',
  ]);
});

test('explains a raised earlier deal in its own currency and lines', () => {
  const told = receipts(
    {
      rules: [
        {
          id: 'r1',
          calc: {
            type: 'tiered',
            mode: 'retroactive',
            period: 'quarter',
            bands: [
              { from: 0, to: 150_000, rate_ppm: 100_000 },
              { from: 150_000, to: null, rate_ppm: 150_000 },
            ],
          },
        },
      ],
    },
    [
      sale('e1', {
        currency: 'EUR',
        fx_to_program: '1.10',
        lines: [{ amount_minor: 60_000 }, { amount_minor: 40_000 }],
      }),
      sale('e2', { at: '2026-02-10' }),
    ],
  );
  expect(told['e2/P1/source/r1/1']?.[0]).toBe('r1 | This rule applies to line 1.');
  expect(told['e1/P1/source/r1/2']).toEqual([
    'r1, on another deal: e1 | This rule applies to lines 1 and 2.',
    'Base | Commission is calculated on the price less discount and tax: €600.00 + €400.00. | 100000 EUR',
    'Calculation | $1,000.00 without this deal, $2,100.00 with it, in 2026, quarter 1. 15% on the whole deal (band $1,500.00 and above). | 15000 EUR',
    'Other deal in the same period: r1, P1 | The whole deal earns €150.00. €150.00 is owed, €100.00 was booked. | 5000 EUR',
    'Correction for P1 | Booked for Jan 31, 2026, due from Feb 10, 2026. | 5000 EUR',
  ]);
});

test('names the total of a clawback from several bookings', () => {
  const told = receipts({ rules: [percent('base', 100_000)] }, [
    sale('e1'),
    { id: 'more', type: 'amend', at: '2026-02-02', of: 'e1', amount_minor: 1_000_000 },
    { id: 'back', type: 'refund', at: '2026-02-03', of: 'e1', amount_minor: 100_000 },
  ]);
  const settled =
    'Refund: base, P1 | The whole deal earns $1,000.00. $1,000.00 of $10,000.00 is refunded. $900.00 is owed, $1,000.00 was booked. | -10000 USD';
  const part = (amount: number) =>
    `Clawback for P1 | Booked for Feb 3, 2026, due from Feb 3, 2026. Each earlier booking is clawed back separately. This clawback is part of a total of $100.00. | ${amount} USD`;
  expect(told['e1/P1/source/base/3']).toEqual([settled, part(-1_000)]);
  expect(told['e1/P1/source/base/4']).toEqual([settled, part(-9_000)]);
});

test('explains why a bonus is clawed back', () => {
  const bonus: Rule = { id: 'bonus', kind: 'spiff', spiff: { every: 2, amount_minor: 700 } };
  const told = receipts({ rules: [bonus] }, [
    sale('e1'),
    sale('e2'),
    { id: 'gone', type: 'lost', at: '2026-02-03', of: 'e1' },
  ]);
  expect(told['e2/P1/source/bonus#1/2']).toEqual([
    'Bonus bonus | Too few deals still count for the bonuses paid, so the latest bonus of $7.00 is clawed back. | -700 USD',
    'Clawback for P1 | Booked for Feb 3, 2026, due from Feb 3, 2026. | -700 USD',
  ]);
});

test('omits other partners that do not earn', () => {
  const participants = ['P1', 'P2'].map((partner) => ({ partner, role: 'source', weight: 1 }));
  const told = receipts({ rules: [percent('base', 100_000)] }, [sale('e1', { participants })]);
  expect(told['e1/P1/source/base/1']).toEqual([
    'base | This rule applies to line 1.',
    'Base | Commission is calculated on the price less discount and tax. | 100000 USD',
    'Calculation | 10% of $1,000.00. | 10000 USD',
    'Share of P1 | 1 of 2 shares. | 5000 USD',
    'Commission for P1 | Booked for Jan 31, 2026, due from Jan 31, 2026. | 5000 USD',
  ]);
});

test('explains a replaced rule by its replacement', () => {
  const told = receipts(
    { rules: [percent('base', 100_000), percent('pro', 200_000, { when: { product: ['pro'] } })] },
    [
      sale('e1'),
      { id: 'a', type: 'amend', at: '2026-02-02', of: 'e1', lines: [{ product: 'pro', amount_minor: 100_000 }] },
    ],
  );
  expect(told['e1/P1/source/base/2']).toEqual([
    'pro | This rule applies to line 1. It takes precedence over base.',
    'Base | Commission is calculated on the price less discount and tax. | 100000 USD',
    'Calculation | 20% of $1,000.00. | 20000 USD',
    'Changed deal: base, P1 | The whole deal earns $0.00. $0.00 is owed, $100.00 was booked. | -10000 USD',
    'Correction for P1 | Booked for Jan 31, 2026, due from Feb 2, 2026. | -10000 USD',
  ]);
});

test('names the part of a fixed amount paid in parts', () => {
  const flat: Rule = { id: 'flat', calc: { type: 'flat', amount_minor: 3_000, currency: 'USD', per: 'unit' } };
  const participants = ['P1', 'P3'].map((partner, index) => ({ partner, role: 'source', weight: index + 1 }));
  const lines = [{ amount_minor: 90_000, qty: 2 }];
  const told = receipts({ split: 'credit', rules: [flat] }, [sale('e1', { participants, lines })]);
  expect(told['e1/P1/source/flat/1']).toContain(
    'Calculation | 2 x $30.00, of which this partner gets 1 of 3 shares. | 2000 USD',
  );
});

test('explains clawbacks of any refund, and the price of a partial payment', () => {
  const told = receipts({ rules: [percent('base', 100_000, { clawback: { mode: 'full' } })] }, [
    sale('e1'),
    { id: 'back', type: 'refund', at: '2026-02-03', of: 'e1', amount_minor: 5_000 },
  ]);
  expect(told['e1/P1/source/base/2']?.[0]).toBe(
    'Refund: base, P1 | The whole deal earns $100.00. $50.00 of $1,000.00 is refunded. Under this rule, any refund claws back the full commission. $0.00 is owed, $100.00 was booked. | -10000 USD',
  );
  const collected = receipts({ accrue_on: 'collected', rules: [percent('base', 100_000)] }, [
    sale('e1', { lines: [{ amount_minor: 110_000, tax_minor: 10_000 }] }),
    { id: 'paid', type: 'payment', at: '2026-02-03', of: 'e1', amount_minor: 55_000 },
  ]);
  expect(collected['e1/P1/source/base/1']?.[0]).toBe(
    'Payment: base, P1 | The whole deal earns $100.00. $550.00 of the price of $1,100.00 with tax is paid so far. $50.00 is owed, $0.00 was booked. | 5000 USD',
  );
});

test('does not call a reversed win a lost deal', () => {
  const told = receipts({ rules: [percent('base', 100_000)] }, [
    sale('e1'),
    { id: 'never', type: 'lost', at: '2026-02-03', of: 'e1', annulled: true },
  ]);
  expect(told['e1/P1/source/base/2']?.[0]).toBe(
    'Win undone: base, P1 | The whole deal earns $100.00. The full commission is clawed back. $0.00 is owed, $100.00 was booked. | -10000 USD',
  );
});
