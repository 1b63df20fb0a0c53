import { expect, test } from 'vitest';
import type { Rule } from '#features/commissions/commission-plans/schema.ts';
import { createBook } from './book.ts';
import type { CommissionEvent, SaleEvent } from './event.ts';
import type { Facts } from './facts.ts';
import { openProgram } from './program.ts';

const bookFor = (rules: Rule[], selection?: 'best_for_partner', more: Partial<Facts['program']> = {}) =>
  createBook(
    openProgram({
      program: { currency: 'USD', timezone: 'UTC', rounding: 'half_up', ...more },
      plans: [
        {
          plan_id: 'plan',
          version: 1,
          effective_from: '2026-01-01',
          definition: { rules, ...(selection && { selection }) },
        },
      ],
      partners: [
        { id: 'P1', tiers: [] },
        { id: 'P2', tiers: [] },
      ],
    }),
  );
const sale = (id: string, at: string, amount_minor: number, ...parts: [string, string][]): SaleEvent => ({
  id,
  type: 'sale',
  at,
  currency: 'USD',
  lines: [{ amount_minor }],
  participants: parts.map(([partner, role]) => ({ partner, role, weight: 1 })),
});

test('corrects nothing when the new band pays the same', () => {
  const book = bookFor([
    {
      id: 'r',
      calc: {
        type: 'tiered',
        mode: 'retroactive',
        measure: 'credited_base',
        period: 'lifetime',
        bands: [
          { from: 0, to: 600_000, rate_ppm: 100_000 },
          { from: 600_000, to: null, rate_ppm: 33_333 },
        ],
      },
    },
  ]);
  const log: CommissionEvent[] = [
    sale('one', '2026-01-11', 290, ['P1', 'source'], ['P2', 'resell']),
    { id: 'more', type: 'amend', at: '2026-01-21', of: 'one', amount_minor: 29_401 },
    // 29 and 2,911 were booked. A refund rounds on each, 0.505 and 50.69, and on both together it is 51.2.
    { id: 'back', type: 'refund', at: '2026-02-18', of: 'one', amount_minor: 512 },
  ];
  for (const event of log) book.rate(event);
  const [rating] = book.rate(sale('two', '2026-03-28', 890_000, ['P2', 'source']));
  expect(rating!.lines.map(({ of_event, partner, kind }) => [of_event, partner, kind])).toEqual([
    ['two', 'P2', 'accrual'],
    ['one', 'P2', 'adjustment'],
  ]);
});

test('picks the best-paying rule including minimum and cap', () => {
  const flat = (id: string, more: Partial<Rule>): Rule => ({
    id,
    calc: { type: 'percent', rate_ppm: 10_000 },
    ...more,
  });
  const book = bookFor(
    [
      flat('capped', { min_minor: 500, deal_cap_minor: 1 }),
      flat('better', { calc: { type: 'percent', rate_ppm: 100_000 } }),
    ],
    'best_for_partner',
  );
  const [rating] = book.rate(sale('one', '2026-01-11', 20, ['P1', 'source']));
  expect(rating!.lines.map(({ rule, amount_minor }) => [rule, amount_minor])).toEqual([['better', 2]]);
});

const byYear = (mode: 'retroactive' | 'marginal', more: Partial<Rule> = {}): Rule => ({
  id: 'r',
  calc: {
    type: 'tiered',
    mode,
    measure: 'credited_base',
    period: 'year',
    bands: [
      { from: 0, to: 100_000, rate_ppm: 100_000 },
      { from: 100_000, to: null, rate_ppm: 200_000 },
    ],
  },
  ...more,
});

test('a later version without retroactive bands keeps earlier retroactive ones', () => {
  const version = (n: number, effective_from: string, mode: 'retroactive' | 'marginal') => ({
    plan_id: 'plan',
    version: n,
    effective_from,
    definition: { rules: [byYear(mode)] },
  });
  const book = createBook(
    openProgram({
      program: { currency: 'USD', timezone: 'UTC', rounding: 'half_up' },
      plans: [version(1, '2026-01-01', 'retroactive'), version(2, '2026-03-01', 'marginal')],
      partners: [{ id: 'P1', tiers: [] }],
    }),
  );
  book.rate(sale('one', '2026-01-11', 60_000, ['P1', 'source']));
  const [second] = book.rate(sale('two', '2026-03-28', 60_000, ['P1', 'source']));
  // 40,000 at 10% and 20,000 at 20%; the first deal is now in a year of 120,000.
  expect(second!.lines.map(({ of_event, kind, amount_minor }) => [of_event, kind, amount_minor])).toEqual([
    ['two', 'accrual', 8_000],
    ['one', 'adjustment', 6_000],
  ]);
  const [back] = book.rate({ id: 'lost', type: 'lost', at: '2026-04-02', of: 'two' });
  expect(back!.lines.map(({ of_event, amount_minor }) => [of_event, amount_minor])).toEqual([
    ['two', -8_000],
    ['one', -6_000],
  ]);
  const [same] = book.rate({ id: 'same', type: 'amend', at: '2026-04-03', of: 'one', amount_minor: 60_000 });
  expect(same!.lines).toEqual([]);
});

test('a lost deal pays nothing more to partners who keep their share under the program’s cap', () => {
  const book = bookFor(
    [
      byYear('retroactive', {
        id: 'short',
        when: { role: ['source'] },
        clawback: { mode: 'proportional', window_days: 5 },
      }),
      byYear('retroactive', { id: 'long', when: { role: ['resell'] } }),
      { id: 'kept', stacking: 'additive', calc: { type: 'percent', rate_ppm: 70_000 }, clawback: { mode: 'none' } },
    ],
    undefined,
    { deal_cap_ppm: 200_000 },
  );
  book.rate(sale('one', '2026-01-11', 120_001, ['P1', 'source'], ['P2', 'resell']));
  const [lost] = book.rate({ id: 'lost', type: 'lost', at: '2026-02-20', of: 'one' });
  expect(lost!.lines.filter(({ amount_minor }) => amount_minor > 0)).toEqual([]);
});

test('does not raise a deal lost after the clawback period when a later band is reached', () => {
  const book = bookFor([byYear('retroactive', { clawback: { mode: 'proportional', window_days: 5 } })]);
  book.rate(sale('one', '2026-01-11', 60_000, ['P1', 'source']));
  expect(book.rate({ id: 'lost', type: 'lost', at: '2026-02-20', of: 'one' })[0]!.lines).toEqual([]);
  const [second] = book.rate(sale('two', '2026-03-28', 60_000, ['P1', 'source']));
  expect(second!.lines.map(({ of_event, amount_minor }) => [of_event, amount_minor])).toEqual([['two', 12_000]]);
});
