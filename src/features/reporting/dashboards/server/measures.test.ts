import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import type { Person } from '#server/testing/world.ts';
import type { MeasuredFigure } from '../schema.ts';
import { givenProgram, type Program } from './testing/program.ts';

/** Every measure, in every period, is counted again in the list it opens. */
let program: Program;
beforeAll(async () => {
  program = await givenProgram();
}, 120_000);
afterAll(() => program.world.close());

async function read(person: Person, query = ''): Promise<MeasuredFigure[]> {
  const answer = await person.request('GET', `/measures${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { rows: MeasuredFigure[] }).rows;
}

async function listOf(person: Person, rows: string) {
  const answer = await person.request('GET', `/${rows}${rows.includes('?') ? '&' : '?'}_end=1000`);
  expect(answer.statusCode, `${rows}: ${answer.body}`).toBe(200);
  return answer.json() as { amount_minor?: number | null; currency?: string }[];
}

/** @returns the keys of measures with rows */
async function recount(person: Person, query: string): Promise<string[]> {
  const filled: string[] = [];
  for (const { key, unit, cells } of await read(person, query))
    for (const { currency, values, count, rows, to } of cells) {
      const list = await listOf(person, rows!);
      const sum = list.reduce((total, row) => total + (row.amount_minor ?? 0), 0);
      expect([list.length, unit === 'money' ? sum : list.length], `${key}: ${rows}`).toEqual([count, values[0]]);
      expectEvery([currency, ...list.map((row) => row.currency)], (one) => unit === 'count' || one === currency);
      expect(to, key).toMatch(/^\//);
      if (list.length > 0) filled.push(key);
    }
  return [...new Set(filled)];
}

/** The measures that this program has rows for. */
const FILLED =
  'won_revenue sourced_revenue influenced_revenue direct_revenue partner_revenue won_deals closed_deals open_pipeline open_deals lost_deals won_products submitted_registrations approved_registrations registrations_to_decide protected_registrations partners active_partners joined_partners earned_commission commission_on_hold payable_commission paid_commission received_leads issued_certificates open_tasks'.split(
    ' ',
  );

const periods = ['', '?period=this_year', '?period=last_12_months', '?period=this_quarter', '?period=last_month'];

test.each(periods)('the rows of each measure of the program add up to it: %s', async (query) => {
  const filled = await recount(program.company.owner, query);
  expect(filled.length).toBeGreaterThan(6);
  if (query === '') expect(filled).toEqual(expect.arrayContaining(FILLED));
});

test.each(periods)('the rows of each measure of a partner add up to it, for both sides: %s', async (query) => {
  const { alpha, company } = program;
  const of = `${query || '?'}${query && '&'}partner_id=${alpha.id}`;
  await recount(company.owner, of);
  await recount(alpha.person, query);
  const [seen, own] = [await read(company.owner, of), await read(alpha.person, query)];
  // A figure that both sides may read is the same for both.
  const figures = (all: MeasuredFigure[]) =>
    Object.fromEntries(
      all.map(({ key, cells }) => [key, cells.map(({ currency, values, count }) => [currency, values, count])]),
    );
  expect(own.length).toBeGreaterThan(8);
  expect(figures(seen)).toMatchObject(figures(own));
});

test('deals that a partner only takes part in are not among its own figures', async () => {
  const { alpha, beta, company } = program;
  const open = async (person: Person) => (await read(person, '?measure=open_deals'))[0]!.cells[0]!.values[0];
  const [led, assisted] = [await open(alpha.person), await open(beta.person)];
  const participants = [
    { partner_id: alpha.id, weight: 70 },
    { partner_id: beta.id, role: 'services' as const, weight: 30 },
  ];
  const deal = await company.within((call) => sampleOpportunity(call, { participants }));
  expect(await beta.person.get(`/opportunities/${deal}`)).toMatchObject({ attribution: 'assisted' });
  expect([await open(alpha.person), await open(beta.person)]).toEqual([led! + 1, assisted]);
});
