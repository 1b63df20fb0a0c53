import { describe, expect, test } from 'vitest';
import type { Rule } from '#features/commissions/commission-plans/schema.ts';
import { type Book, createBook } from './book.ts';
import type { Participant } from './event.ts';
import { openProgram } from './program.ts';

/** The clawback period has ended. */
const days = { mode: 'proportional' as const, window_days: 30 };
const of = (role: string, rate_ppm: number, more: Partial<Rule> = {}): Rule => ({
  id: role,
  when: { role: [role] },
  calc: { type: 'percent', rate_ppm },
  clawback: days,
  ...more,
});
const seat = (partner: string, role: string, weight = 1): Participant => ({ partner, role, weight });

function wonBook(rules: Rule[], participants: Participant[], accrue_on?: 'collected'): Book {
  const book = createBook(
    openProgram({
      program: { currency: 'USD', timezone: 'UTC', rounding: 'half_up' },
      plans: [{ plan_id: 'plan', version: 1, effective_from: '2026-01-01', definition: { rules, accrue_on } }],
      partners: [
        { id: 'P1', tiers: [] },
        { id: 'P2', tiers: [] },
      ],
    }),
  );
  book.rate({
    id: 'won',
    type: 'sale',
    at: '2026-01-11',
    currency: 'USD',
    participants,
    lines: [{ product: 'pro', amount_minor: 100_000 }],
  });
  return book;
}
const amended = (book: Book, participants: Participant[], at = '2026-03-11') =>
  book
    .rate({ id: `amend ${at}`, type: 'amend', at, of: 'won', participants })
    .flatMap(({ lines }) => lines.map(({ partner, role, amount_minor }) => [partner, role, amount_minor]));

test.each([
  ['less', 50_000, []],
  ['as much', 100_000, []],
  ['more', 150_000, [['P1', 'resell', 5_000]]],
] as const)('pays a partner that earns %s in another role only the excess over what it keeps', (_, rate, lines) => {
  const book = wonBook([of('source', 100_000), of('resell', rate)], [seat('P1', 'source')]);
  expect(amended(book, [seat('P1', 'resell')])).toEqual(lines);
});

test('counts kept commission when the other rule has a longer clawback period', () => {
  const rules = [of('source', 100_000), of('resell', 150_000, { clawback: { ...days, window_days: 300 } })];
  const book = wonBook(rules, [seat('P1', 'source')]);
  expect(amended(book, [seat('P1', 'resell')])).toEqual([['P1', 'resell', 5_000]]);
  // The old role is restored while the clawback period of the new one still runs.
  expect(amended(book, [seat('P1', 'source')], '2026-03-12')).toEqual([['P1', 'resell', -5_000]]);
});

test('pays another rule on other lines in full in the same role', () => {
  const on = (product: string): Partial<Rule> => ({ id: product, when: { product: [product] } });
  const book = wonBook([of('source', 100_000, on('pro')), of('source', 50_000, on('team'))], [seat('P1', 'source')]);
  const lines = [{ product: 'team', amount_minor: 100_000 }];
  const [rating] = book.rate({ id: 'amend', type: 'amend', at: '2026-03-11', of: 'won', lines });
  expect(rating!.lines.map(({ rule, amount_minor }) => [rule, amount_minor])).toEqual([['team', 5_000]]);
});

test('pays another partner in full regardless of kept commission', () => {
  const book = wonBook([of('source', 100_000), of('resell', 50_000)], [seat('P1', 'source')]);
  expect(amended(book, [seat('P2', 'source'), seat('P1', 'resell')])).toEqual([['P2', 'source', 10_000]]);
});

test('pays a newly added combinable rule in full when nothing of it was kept', () => {
  const book = wonBook([of('source', 100_000), of('resell', 50_000)], [seat('P1', 'source')]);
  expect(amended(book, [seat('P1', 'source'), seat('P1', 'resell')])).toEqual([['P1', 'resell', 5_000]]);
});

describe('commission that comes as the customer pays', () => {
  const paid = (book: Book, id: string, amount_minor: number, at = '2026-03-12') =>
    book
      .rate({ id, type: 'payment', at, of: 'won', amount_minor })
      .flatMap(({ lines }) => lines.map((line) => line.amount_minor));
  const half = (rate = 50_000) => {
    const book = wonBook([of('source', 100_000), of('resell', rate)], [seat('P1', 'source')], 'collected');
    expect(paid(book, 'half', 50_000, '2026-01-12')).toEqual([5_000]);
    return book;
  };

  test('kept commission of a reduced deal does not grow with payments', () => {
    const book = half();
    const [amendment] = book.rate({ id: 'less', type: 'amend', at: '2026-03-11', of: 'won', amount_minor: 40_000 });
    expect(amendment!.lines).toEqual([]);
    expect(paid(book, 'more', 100)).toEqual([]);
    expect(paid(book, 'bounced', -100)).toEqual([]);
    const [lost] = book.rate({ id: 'lost', type: 'lost', at: '2026-03-13', of: 'won' });
    expect(lost!.lines.map(({ amount_minor }) => amount_minor)).toEqual([-5_000]);
  });

  test('pays the larger of the kept commission and the current commission', () => {
    const book = half(70_000);
    // The whole deal earns 7,000 now: 2,000 exceed what is kept and accrue as the customer pays.
    expect(amended(book, [seat('P1', 'resell')])).toEqual([['P1', 'resell', 1_000]]);
    expect(paid(book, 'rest', 50_000)).toEqual([1_000]);
  });

  test('a returned payment claws back its share of the kept commission', () => {
    const book = half();
    const [amendment] = book.rate({
      id: 'more',
      type: 'amend',
      at: '2026-03-11',
      of: 'won',
      amount_minor: 200_000,
      participants: [seat('P1', 'source', 1), seat('P2', 'source', 3)],
    });
    expect(amendment!.lines.map(({ partner, amount_minor }) => [partner, amount_minor])).toEqual([['P2', 3_750]]);
    // The payment is a twentieth of the deal, so 250 of the 5,000 for all of it.
    expect(paid(book, 'bounced', -10_000)).toEqual([-250, -750]);
  });
});
