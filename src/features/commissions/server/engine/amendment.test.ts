import { expect, test } from 'vitest';
import type { Rule } from '#features/commission-plans/schema.ts';
import { type Book, createBook } from './book.ts';
import type { Participant } from './event.ts';
import { openProgramme } from './programme.ts';

/** After the days for taking back. */
const days = { mode: 'proportional' as const, window_days: 30 };
const of = (role: string, rate_ppm: number, more: Partial<Rule> = {}): Rule => ({
  ...{ id: role, when: { role: [role] }, calc: { type: 'percent', rate_ppm }, clawback: days },
  ...more,
});
const seat = (partner: string, role: string, weight = 1): Participant => ({ partner, role, weight });

function wonBook(rules: Rule[], participants: Participant[]): Book {
  const book = createBook(
    openProgramme({
      program: { currency: 'USD', timezone: 'UTC', rounding: 'half_up' },
      plans: [{ plan_id: 'plan', version: 1, effective_from: '2026-01-01', definition: { rules } }],
      partners: [
        { id: 'P1', tiers: [] },
        { id: 'P2', tiers: [] },
      ],
    }),
  );
  book.rate({
    ...{ id: 'won', type: 'sale', at: '2026-01-11', currency: 'USD', participants },
    lines: [{ amount_minor: 100_000 }],
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
] as const)(
  'a partner that earns %s in another role by another rule gets what that is above what it keeps',
  (_, rate, lines) => {
    const book = wonBook([of('source', 100_000), of('resell', rate)], [seat('P1', 'source')]);
    expect(amended(book, [seat('P1', 'resell')])).toEqual(lines);
  },
);

test('what is kept counts also where the other rule takes back for longer', () => {
  const rules = [of('source', 100_000), of('resell', 150_000, { clawback: { ...days, window_days: 300 } })];
  const book = wonBook(rules, [seat('P1', 'source')]);
  expect(amended(book, [seat('P1', 'resell')])).toEqual([['P1', 'resell', 5_000]]);
  // Back again: the new role's days are not over.
  expect(amended(book, [seat('P1', 'source')], '2026-03-12')).toEqual([['P1', 'resell', -5_000]]);
});

test('another partner is paid in full beside what the first one keeps', () => {
  const book = wonBook([of('source', 100_000), of('resell', 50_000)], [seat('P1', 'source')]);
  expect(amended(book, [seat('P2', 'source'), seat('P1', 'resell')])).toEqual([['P2', 'source', 10_000]]);
});

test('a rule that came beside others is paid in full while nothing is kept of them', () => {
  const book = wonBook([of('source', 100_000), of('resell', 50_000)], [seat('P1', 'source')]);
  expect(amended(book, [seat('P1', 'source'), seat('P1', 'resell')])).toEqual([['P1', 'resell', 5_000]]);
});
