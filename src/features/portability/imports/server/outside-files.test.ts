import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { importing, problemsOf } from './testing/importing.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  company = await world.company();
});
afterAll(() => world.close());

const file = (name: string) => [`${name}.csv`, readFileSync(`fixtures/imports/${name}.csv`, 'utf8')] as const;
const rows = (resource: string) => company.owner.get<Record<string, unknown>[]>(`/${resource}?_end=100`);

test('no sign of an amount is lost: what is not understood is refused with what was seen', async () => {
  const done = await importing(world).bring(company, [
    ['accounts.csv', 'Company,Country\nAmount Co,US\n'],
    file('deals-with-minus-signs'),
  ]);
  const amounts = Object.fromEntries((await rows('opportunities')).map((row) => [row.name, row.amount_minor]));
  // Deals have no negative amounts; those with one are refused, never turned around.
  expect(amounts).toEqual({ 'Deal H': 12_345_600, 'Deal J': 123_450 });
  const problems = problemsOf(done).map(([row, reason]) => `${row} ${reason}`);
  expect(problems.length).toBe(10);
  expect(problems.find((problem) => problem.startsWith('5 '))).toContain('“CR” is not understood');
});

test('a reversal lowers what is owed', async () => {
  await company.within((call) => samplePartner(call, { name: 'Past Partner' }));
  await importing(world).bring(company, [file('earnings-with-reversal')]);
  const partner = (await rows('partners'))[0]!;
  const [totals] = await company.owner.rows<object>(`/imported_earnings/totals?partner_id=${partner.id}`);
  expect(totals).toMatchObject({ unpaid_minor: 37_655 });
});

test('titles above the header are passed over, and rows keep their numbers', async () => {
  const { bring, check } = importing(world);
  await bring(company, [file('title-lines-first')]);
  expect((await rows('partners')).map((row) => [row.name, row.city])).toEqual([['Blank One', 'Köln']]);
  const { report } = await check(company, [['more.csv', 'Partners\n;;\nName;Country;City\nNew;Nowhere;Bonn\n']]);
  expect(report!.unknowns.map(({ kind, value }) => [kind, value])).toContainEqual(['country', 'Nowhere']);
});

test('years of two digits are those of the past, unless they are near', async () => {
  await importing(world).bring(company, [file('partners-with-short-years')]);
  expect(Object.fromEntries((await rows('partners')).map((row) => [row.name, row.joined_on]))).toEqual({
    'Old Partner': '1998-06-15',
    'Mid Partner': '1972-06-15',
    'New Partner': '2024-06-15',
  });
});
