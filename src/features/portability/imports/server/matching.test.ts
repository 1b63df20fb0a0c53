import { afterAll, beforeAll, expect, test } from 'vitest';
import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { filed, importing, problemsOf } from './testing/importing.ts';

let world: World;
let company: Company;
let check: ReturnType<typeof importing>['check'];
let bring: ReturnType<typeof importing>['bring'];
beforeAll(async () => {
  world = await createWorld();
  ({ check, bring } = importing(world));
  company = await world.company('Matcher');
  await company.within((call) => partnerStatusByCategory(call, 'active'));
});
afterAll(() => world.close());

type Deal = { id: string; name: string; account_name: string; partner_name: string; closed_on: string | null } & {
  expected_close_on: string | null;
};
const dealsCalled = (name: string) => company.owner.get<Deal[]>(`/opportunities?name=${encodeURIComponent(name)}`);
const deals = (text: string): [string, string][] => [['deals.csv', text]];

test('deals need no ids: partners and accounts are found by name or domain', async () => {
  await company.owner.post('/partners', { name: 'Alder Partners GmbH', domain: 'alder.example' });
  await company.owner.post('/accounts', { name: 'Harbor Foods', domain: 'harbor-foods.example' });
  const file = deals(
    'Deal name,Account,Partner,Stage,Amount,Close date\n' +
      'Fleet,www.harbor-foods.example,Alder Partners,Won,1200,2025-03-01\n' +
      'Depot,Harbor Foods,alder.example,Won,800,2025-04-01\n',
  );
  const done = await bring(company, file);
  expect(done.report!.counts.opportunities).toMatchObject({ created: 2, refused: 0 });
  const [fleet] = await dealsCalled('Fleet');
  expect(fleet).toMatchObject({ account_name: 'Harbor Foods', partner_name: 'Alder Partners GmbH' });
  // The same file again changes nothing: a deal without a number is known by its name and account.
  const again = await check(company, file);
  expect(again.report!.counts.opportunities).toMatchObject({ created: 0, unchanged: 2 });
});

test('a name that two records share is refused, unless the domain or the exact spelling tells them apart', async () => {
  await company.owner.post('/accounts', { name: 'Twin Inc', domain: 'twin-one.example' });
  await company.owner.post('/accounts', { name: 'Twin GmbH', domain: 'twin-two.example' });
  const rows = (account: string) => deals(`Deal name,Account,Stage\nShared ${account},${account},Prospecting\n`);
  const [[, reason] = []] = problemsOf(await check(company, rows('Twin')));
  expect(reason).toContain('matches 2 existing accounts');
  for (const [text, name] of [
    ['Twin GmbH', 'Twin GmbH'],
    ['twin-one.example', 'Twin Inc'],
  ] as const) {
    await bring(company, rows(text));
    expect((await dealsCalled(`Shared ${text}`))[0]).toMatchObject({ account_name: name });
  }
});

test('one date column is the expected close of open deals and the close of won ones', async () => {
  await bring(
    company,
    deals('Deal name,Stage,Expected close\nOpen one,Prospecting,2031-05-06\nWon one,Won,2025-05-06\n'),
  );
  expect((await dealsCalled('Open one'))[0]).toMatchObject({ expected_close_on: '2031-05-06', closed_on: null });
  expect((await dealsCalled('Won one'))[0]).toMatchObject({ closed_on: '2025-05-06' });
});

test('names and ids of another company are unknown', async () => {
  const other = await world.company('Somebody else');
  const theirs = await other.owner.post<{ id: string }>('/accounts', {
    name: 'Secret Shipping',
    domain: 'secret.example',
  });
  const checked = await check(
    company,
    deals(`Deal name,Account,Stage\nA,Secret Shipping,Won\nB,secret.example,Won\nC,${theirs.id},Won\n`),
  );
  expect(problemsOf(checked).flatMap(([, reason]) => (reason.includes('found') ? [reason] : []))).toEqual([
    '"Secret Shipping" was not found',
    '"secret.example" was not found',
    `"${theirs.id}" was not found`,
  ]);
});

test('a wrong cell is corrected in the import, and the first rows are shown as they will look', async () => {
  const text = 'Deal name,Stage,Amount,Close date\nCorrected,Won,"1,200.50",2025-13-45\n';
  const checked = await check(company, deals(text));
  expect(checked.report!.problems[0]).toMatchObject({ row: 2, field: 'closed_on', text: '2025-13-45' });
  expect(checked.report!.preview![0]).toMatchObject({
    outcome: 'refused',
    cells: expect.arrayContaining([expect.objectContaining({ key: 'amount_minor', amount_minor: 120_050 })]),
  });
  const fixes = { 'deals.csv': { '2': { 'Close date': '2025-03-01' } } };
  await bring(company, deals(text), (mapping) => ({ ...mapping, fixes }));
  expect((await dealsCalled('Corrected'))[0]).toMatchObject({ closed_on: '2025-03-01' });
});

test('a formula in a cell stays a text', async () => {
  const name = '=HYPERLINK("https://evil.example","Open")';
  const quoted = `"${name.replaceAll('"', '""')}"`;
  await bring(
    company,
    [['accounts.csv', `Account name,Domain\n${quoted},formula.example\n`]],
    filed('accounts.csv', { target: 'accounts' }),
  );
  const [account] = await company.owner.get<{ name: string }[]>('/accounts?domain=formula.example');
  expect(account).toMatchObject({ name });
  const csv = (await company.owner.request('GET', '/accounts/export.csv?domain=formula.example')).body;
  expect(csv).not.toMatch(/(^|,|")=HYPERLINK/m);
});

test('5,000 rows are matched without ids in one check', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => `Bulk ${index},Harbor Foods,Won,${index},2025-03-01`);
  const checked = await check(company, deals(`Deal name,Account,Stage,Amount,Close date\n${rows.join('\n')}\n`));
  expect(checked.report!.counts.opportunities).toMatchObject({ created: 5000, refused: 0 });
  expect(checked.report!.preview).toHaveLength(5);
});
