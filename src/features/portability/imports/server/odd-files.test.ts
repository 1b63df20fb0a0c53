import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Contact } from '#features/partners/contacts/schema.ts';

import type { Partner } from '#features/partners/partners/schema.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { Import, ImportTarget } from '../schema.ts';
import { filed, importing, matched, problemsOf } from './testing/importing.ts';

let world: World;
let importer: ReturnType<typeof importing>;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  importer = importing(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
});

const partners = (text: string) => [['partners.csv', text]] as const;
const deals = (text: string) => [['deals.csv', text]] as const;
const listed = ({ report }: Import) => report!.problems.map(({ row, field }) => [row, field]);

test('lists everything that is wrong with a row, of every kind of record', async () => {
  const partner = await importer.check(
    company,
    partners('Name,Country,Joined,Email,Payment terms in days\n,Nowhereland,soon,not an address,many\nGood,DE,,,\n'),
  );
  expect(listed(partner)).toEqual([
    [2, 'name'],
    [2, 'joined_on'],
    [2, 'payment_term_days'],
    [2, 'country'],
    [2, 'contact_email'],
  ]);
  expect(partner.report!.problem_count).toBe(1);
  const deal = await importer.check(
    company,
    deals('Deal ID,Deal,Stage,Amount,Close date,Partner\nD-1,One,Shipped,many,2026-02-30,Nobody\n'),
  );
  expect(listed(deal)).toEqual([
    [2, 'partner'],
    [2, 'stage'],
    [2, 'amount_minor'],
    [2, 'closed_on'],
  ]);
  const account = await importer.check(company, [
    ['accounts.csv', 'Company name,Country,Employees,Annual revenue\nGlobex,Nowhereland,many,lots\n'],
  ]);
  expect(listed(account)).toEqual([
    [2, 'country'],
    [2, 'employees'],
    [2, 'annual_revenue_minor'],
  ]);
  const contact = await importer.check(company, [
    ['contacts.csv', 'Full name,Email,Partner,Primary contact\nAda Lovelace,nowhere,Nobody,maybe\n'],
  ]);
  expect(listed(contact)).toEqual([
    [2, 'email'],
    [2, 'partner_id'],
    [2, 'is_primary'],
  ]);
  const lines = (await company.owner.request('GET', `/imports/${contact.id}/refused.csv`)).body.split('\r\n');
  expect(lines[1]).toMatch(/"nowhere"" is not an email address; ""Nobody"" was not found; ""maybe"" is not yes or no/);
});

test('finds the fields of headings such as Email, Contact, Partner Type and Deal', async () => {
  const type = await company.owner.post<{ id: string }>('/partner_types', { name: 'Reseller' });
  const { id, mapping } = await importer.upload(
    company.owner,
    partners(
      'Partner,Partner Type,Contact,Email,Partner Country\nAcme,Reseller,Ada King Lovelace,ada@acme.example,DE\n',
    ),
  );
  expect(mapping.files['partners.csv']).toMatchObject({
    target: 'partners',
    columns: {
      name: 'Partner',
      type_id: 'Partner Type',
      contact_name: 'Contact',
      contact_email: 'Email',
      country: 'Partner Country',
    },
  });
  await company.owner.post(`/imports/${id}/check`);
  await company.owner.post(`/imports/${id}/run`);
  expect(await importer.work(company, id)).toMatchObject({ status: 'done' });
  expect(await company.owner.get<Partner[]>('/partners')).toMatchObject([{ type_id: type.id, country: 'DE' }]);
  expect(await company.owner.get<Contact[]>('/contacts')).toMatchObject([
    { first_name: 'Ada', last_name: 'King Lovelace', email: 'ada@acme.example' },
  ]);
  const { mapping: other } = await importer.upload(
    company.owner,
    deals('Deal,Deal Stage,Amount (EUR),Reseller\nOne,Won,5,Acme\n'),
  );
  expect(other.files['deals.csv']!.columns).toMatchObject({
    name: 'Deal',
    stage: 'Deal Stage',
    amount_minor: 'Amount (EUR)',
    partner: 'Reseller',
  });
  expect(other.currency).toBe('EUR');
  const people = await importer.upload(company.owner, [['people.csv', 'Name,Email\nAda,ada@x.example\n']]);
  expect(people.mapping.files['people.csv']!.target).toBe('contacts');
});

test('names the field of a problem as its own kind of record does', async () => {
  const { report } = await importer.check(company, partners('Name,Type\nAcme,Reseler\n'));
  expect(report!.problems).toMatchObject([{ field: 'type_id', label: 'Type' }]);
  expect(report!.unknowns).toMatchObject([{ kind: 'partner_types', label: 'Partner type' }]);
  const targets = await company.owner.rows<ImportTarget>('/imports/targets');
  const labels = targets.find(({ key }) => key === 'partners')!.fields.map(({ label }) => label);
  expect(labels.filter((label) => /opportunit|deal/i.test(label))).toEqual([]);
});

test('refuses a row with more cells than headings, and numbers rows as the file does', async () => {
  const checked = await importer.check(
    company,
    partners('Name,City\n\nAcme, Inc.,Bonn\n,\nBeta,Graz,\nGamma,Linz\n\n,Wien\n'),
  );
  expect(problemsOf(checked)).toEqual([
    [3, 'has more cells than there are headings: “Bonn”. Put a cell that contains the separator in quotes'],
    [8, 'Name is missing'],
  ]);
  expect(checked.report!.counts.partners).toMatchObject({ created: 2, refused: 2 });
  await company.owner.post(`/imports/${checked.id}/run`);
  const done = await importer.work(company, checked.id);
  expect(listed(done).map(([row]) => row)).toEqual([3, 8]);
  const lines = (await company.owner.request('GET', `/imports/${checked.id}/refused.csv`)).body.split('\r\n');
  expect(lines[2]).toMatch(/^,Wien,Name is missing/);
});

test('corrects a cell below blank rows', async () => {
  const { id, mapping } = await importer.check(company, partners('Name,Country\n\n\nAcme,Nowhereland\n'));
  const fixes = { 'partners.csv': { '4': { Country: 'DE' } } };
  await company.owner.patch(`/imports/${id}`, { mapping: { ...mapping, fixes } });
  expect((await company.owner.post<Import>(`/imports/${id}/check`)).report).toMatchObject({ problem_count: 0 });
});

test('asks about a region and a category that look like typing errors', async () => {
  await importer.bring(company, partners('Partner,Region\nOne,North\n'));
  const file = partners(
    'Partner,Region\nTwo,Noth\nThree,South\nFour,South\nFive,Sotuh\nSix,Region 1\nSeven,Region 2\n',
  );
  const checked = await importer.check(company, file);
  expect(problemsOf(checked)).toEqual([
    [2, '"Noth" was not found; did you mean North?'],
    [5, '"Sotuh" was not found; did you mean South?'],
  ]);
  expect(checked.report!.alongside).toEqual({ partner_regions: 3 });
  const decide = matched({ partner_regions: { Noth: { to: 'North' }, Sotuh: { create: true } } });
  await importer.bring(company, file, decide);
  const names = (await company.owner.get<{ name: string }[]>('/partner_regions')).map(({ name }) => name);
  expect(names.sort()).toEqual(['North', 'Region 1', 'Region 2', 'Sotuh', 'South']);
  expect(await company.owner.get('/partners?name=Two')).toMatchObject([{ region_name: 'North' }]);
  const products = await importer.check(company, [
    ['products.csv', 'Product,Category\nA,Hydraulics\nB,Hydraulics\nC,Hydraulcs\n'],
  ]);
  expect(problemsOf(products)).toEqual([[4, '"Hydraulcs" was not found; did you mean Hydraulics?']]);
});

test('proposes no stage that is only the nearest', async () => {
  const { report } = await importer.check(company, deals('Deal ID,Stage\nD-1,Qualified\nD-2,Closed Won\n'));
  expect(report!.unknowns.map(({ value, proposal }) => [value, proposal?.to ?? null])).toEqual([
    ['Qualified', null],
    ['Closed Won', 'Won'],
  ]);
});

test("previews and reads amounts in the row's own currency", async () => {
  const { report } = await importer.check(
    company,
    deals(
      'Deal ID,Stage,Amount,Currency\nD-1,Engaging,"$8,000",USD\nD-2,Engaging,"8,000",EUR\nD-3,Engaging,"€8,000",EUR\n',
    ),
  );
  expect(report!.problems).toEqual([]);
  const amounts = report!.preview!.map(({ cells }) => cells.find(({ key }) => key === 'amount_minor'));
  expect(amounts).toMatchObject([
    { amount_minor: 800_000, currency: 'USD' },
    { amount_minor: 800_000, currency: 'EUR' },
    { amount_minor: 800_000, currency: 'EUR' },
  ]);
});

test('reads dates of both orders, and asks once per column about those that fit both', async () => {
  const rows = 'A,31/12/2024\nB,15.04.2024\nC,"Aug 3, 2024"\nD,2024-05-06\nE,01/31/2025\nF,02/03/2024\n';
  const file = partners(`Partner,Joined\n${rows}`);
  const joined = async () =>
    Object.fromEntries(
      (await company.owner.get<Partner[]>('/partners')).map(({ name, joined_on }) => [name, joined_on]),
    );
  const sure = { A: '2024-12-31', B: '2024-04-15', C: '2024-08-03', D: '2024-05-06', E: '2025-01-31' };
  const { id, report } = await importer.bring(company, file);
  expect(report).toMatchObject({
    problem_count: 0,
    mixed_dates: [
      {
        field: 'joined_on',
        column: 'Joined',
        order: 'mdy',
        is_chosen: false,
        month_first: 1,
        day_first: 2,
        either: 1,
        example: '02/03/2024',
      },
    ],
    notices: [
      'Joined in partners.csv: 1 date can only be read with the month first, 2 dates only with the day first, 1 date either way. Those are imported with the month first. Choose the format of this column before you import.',
    ],
  });
  expect(await joined()).toEqual({ ...sure, F: '2024-02-03' });
  await company.owner.post(`/imports/${id}/undo`);
  await importer.work(company, id, 'imports.undo');
  const chosen = await importer.bring(company, file, filed('partners.csv', { date_orders: { joined_on: 'dmy' } }));
  expect(chosen.report).toMatchObject({ notices: [], mixed_dates: [{ is_chosen: true, order: 'dmy' }] });
  expect(await joined()).toEqual({ ...sure, F: '2024-03-02' });
});

test('asks once about what is no date where the date may stay empty', async () => {
  const file = partners('Partner,Joined\nA,unknown\nB,unknown\nC,2024-05-06\n');
  const checked = await importer.check(company, file);
  expect(checked.report!.unknowns).toMatchObject([
    {
      kind: 'partners.joined_on',
      label: 'Joined',
      value: 'unknown',
      rows: 2,
      can_ignore: true,
      can_create: false,
      proposal: null,
    },
  ]);
  const empty = await importer.bring(company, file, matched({ 'partners.joined_on': { unknown: { ignore: true } } }));
  expect(empty.report!.counts.partners).toMatchObject({ created: 3, refused: 0 });
});

test('leads to what was created and changed', async () => {
  await importer.bring(company, partners('Partner,City\nOld,Bonn\n'));
  const update = filed('partners.csv', { existing: 'update' });
  const { id } = await importer.bring(company, partners('Partner,City\nNew,Graz\nOld,Linz\n'), update);
  const all = await company.owner.get<{ id: string; name: string }[]>('/partners');
  const idOf = (name: string) => all.find((one) => one.name === name)!.id;
  expect(await company.owner.get(`/imports/${id}/records`)).toEqual([
    { table: 'partners', id: idOf('New'), name: 'New', outcome: 'created' },
    { table: 'partners', id: idOf('Old'), name: 'Old', outcome: 'updated' },
  ]);
});
