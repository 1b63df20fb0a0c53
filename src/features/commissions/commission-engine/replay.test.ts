import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#server/testing/breadth.ts';
import { createBook } from './book.ts';
import type { SaleEvent } from './event.ts';
import type { Facts } from './facts.ts';
import { openProgram } from './program.ts';
import { arbitraryFacts, arbitraryLog } from './random-log.ts';
import { recalculate } from './recalculation.ts';
import type { SaleRecord } from './sale-record.ts';

/** A recalculation from a day on: earlier sales keep their booked amounts, and count with them. */
const from =
  (day: string) =>
  ({ at }: SaleEvent) =>
    at >= day;

/** Facts that become known after all events. */
const learned = (facts: Facts, other: Facts): Facts => ({
  ...facts,
  plans: [
    ...facts.plans,
    ...other.plans.map((plan) => ({ ...plan, version: plan.version + 100, recorded_at: '2026-06-30' })),
  ],
});

test('unpaid commission does not count against a cap', () => {
  const cap = { amount_minor: 15_000, scope: 'partner' as const, period: 'year' as const };
  const version = (number: number, rate_ppm: number, recorded_at: string) => ({
    plan_id: 'plan',
    version: number,
    effective_from: '2026-01-01',
    recorded_at,
    definition: { rules: [{ id: 'r', cap, calc: { type: 'percent' as const, rate_ppm } }] },
  });
  const program = openProgram({
    program: { currency: 'USD', timezone: 'UTC', rounding: 'half_up' },
    plans: [version(1, 50_000, '2026-01-01'), version(2, 100_000, '2026-06-30')],
    partners: [{ id: 'P1', tiers: [] }],
  });
  const book = createBook(program);
  const sale = (id: string, at: string): SaleEvent => ({
    id,
    type: 'sale',
    at,
    currency: 'USD',
    lines: [{ amount_minor: 100_000 }],
    participants: [{ partner: 'P1', role: 'source', weight: 1 }],
  });
  for (const event of [sale('e1', '2026-01-10'), sale('e2', '2026-03-10')]) book.rate(event);
  const { lines, cells } = recalculate(
    program,
    book.cells,
    book.log,
    { id: 'again', at: '2026-07-01' },
    { concerns: from('2026-02-01') },
  );
  // The first deal keeps only 5,000, so the second earns its full 10,000.
  expect(lines.map(({ of_event, amount_minor }) => [of_event, amount_minor])).toEqual([['e2', 5_000]]);
  expect(cells.flatMap(({ kind, value }) => (kind === 'used' ? [value] : []))).toEqual([15_000]);
});

test('cap usage equals booked commission, and a second recalculation changes nothing', () => {
  fc.assert(
    fc.property(arbitraryFacts, arbitraryFacts, arbitraryLog, (facts, other, log) => {
      const program = openProgram(learned(facts, other));
      const book = createBook(program);
      for (const event of log) book.rate(event);
      const again = (id: string) =>
        recalculate(program, book.cells, book.log, { id, at: '2026-07-01' }, { concerns: from('2026-02-15') });
      const { cells } = again('first');
      const accounts = cells.flatMap(({ kind, value }) => (kind === 'sale' ? (value as SaleRecord).accounts : []));
      for (const { kind, key, value } of cells) {
        if (kind !== 'used') continue;
        const under = accounts.filter(({ uses }) => uses.includes(key));
        expect([key, value]).toEqual([key, under.reduce((sum, { use }) => sum + use, 0)]);
      }
      book.replace(cells);
      expect(again('second').lines).toEqual([]);
    }),
    propertyRuns(300),
  );
});
