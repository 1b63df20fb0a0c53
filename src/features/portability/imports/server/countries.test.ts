import { afterAll, beforeAll, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import { givenDeal, givenPartner, linesOf } from '#features/commissions/accruals/server/testing/program.ts';
import type { CommissionPlan } from '#features/commissions/commission-plans/schema.ts';
import type { Account } from '#features/deals/accounts/schema.ts';
import type { Partner } from '#features/partners/partners/schema.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { importing, matched, problemsOf } from './testing/importing.ts';

let world: World;
let company: Company;
let imports: ReturnType<typeof importing>;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  imports = importing(world);
});
afterAll(() => world.close());

const accountsFile = (rows: string) => [['accounts.csv', `Company,Country\n${rows}`]] as const;
const countriesOf = async (resource: 'accounts' | 'partners') => {
  const rows = await company.owner.get<(Account | Partner)[]>(`/${resource}?_end=100`);
  return Object.fromEntries(rows.map(({ name, country }) => [name, country]));
};

test('a rule for customers in DE applies to an imported "Germany"', async () => {
  const { owner } = company;
  await imports.bring(company, accountsFile('Imported,Germany\nElsewhere,France\n'));
  const { id: created } = await owner.post<Account>('/accounts', { name: 'Created', country: 'DE' });
  const plan = await owner.post<CommissionPlan>('/commission_plans', { name: 'German customers' });
  const customer = { field: 'customer.country', op: 'eq', value: 'DE' };
  const rule = { id: 'de', label: 'Germany', base: 'net', calc: { type: 'percent', rate_ppm: 100_000 } };
  await owner.patch(`/plan_versions/${plan.draft_id}`, {
    definition: { hold_days: 0, rules: [{ ...rule, when: { any: [{ all: [customer] }] } }] },
  });
  const terms = { effective_from: '2026-01-01', assign_to_everybody: true };
  await owner.post(`/plan_versions/${plan.draft_id}/publish`, terms);
  const [imported] = await owner.get<Account[]>('/accounts?name=Imported');
  const [elsewhere] = await owner.get<Account[]>('/accounts?name=Elsewhere');
  const earned = await company.within(async (call) => {
    const partner = await givenPartner(call);
    const amounts: number[][] = [];
    for (const account_id of [imported!.id, created, elsewhere!.id]) {
      const deal = await givenDeal(call, { partners: [partner], account_id });
      await accrueForOpportunity(call, deal);
      amounts.push((await linesOf(call, deal)).map(({ amount_minor }) => amount_minor));
    }
    return amounts;
  });
  expect(earned).toEqual([[10_000], [10_000], []]);
  expect((await owner.get<Account[]>('/accounts?country=DE')).map(({ name }) => name).sort()).toEqual([
    'Created',
    'Imported',
  ]);
});

test('names, codes and common spellings become codes', async () => {
  await imports.bring(
    company,
    accountsFile('One,Deutschland\nTwo,UK\nThree,usa\nFour,AUT\nFive,The Netherlands\nSix,\n'),
  );
  expect(await countriesOf('accounts')).toMatchObject({
    One: 'DE',
    Two: 'GB',
    Three: 'US',
    Four: 'AT',
    Five: 'NL',
    Six: null,
  });
  await imports.bring(company, [['partners.csv', 'Partner name,Country\nNorth,Sverige\nSouth,IT\n']]);
  expect(await countriesOf('partners')).toMatchObject({ North: 'SE', South: 'IT' });
});

test('refuses a row with an unknown country, with field and value, until it is mapped', async () => {
  const file = accountsFile('Lost,Atlantis\nMisspelled,Germny\nFound,Portugal\n');
  const checked = await imports.check(company, file);
  expect(checked.report!.counts.accounts).toMatchObject({ created: 1, refused: 2 });
  expect(checked.report!.problems.map(({ field, reason }) => [field, reason])).toEqual([
    ['country', '"Atlantis" is not a country'],
    ['country', '"Germny" is not a country; did you mean Germany?'],
  ]);
  expect(problemsOf(checked)).toHaveLength(2);
  const decided = matched({ country: { Atlantis: { ignore: true }, Germny: { to: 'Germany' } } });
  await imports.bring(company, file, decided);
  expect(await countriesOf('accounts')).toMatchObject({ Lost: null, Misspelled: 'DE', Found: 'PT' });
});
