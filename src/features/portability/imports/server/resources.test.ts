import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { ImportTarget } from '../schema.ts';
import { filed, importing, matched, problemsOf } from './testing/importing.ts';

let world: World;
let company: Company;
let bring: ReturnType<typeof importing>['bring'];
let check: ReturnType<typeof importing>['check'];
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  ({ bring, check } = importing(world));
});
afterAll(() => world.close());

const all = <T = Record<string, unknown>>(list: string) => company.owner.get<T[]>(`/${list}`);

test('offers every resource that can match its rows, with the fields for creating it', async () => {
  const targets = await company.owner.rows<ImportTarget>('/imports/targets');
  const keys = targets.map(({ key }) => key);
  expect(keys.slice(0, 4)).toEqual(['products', 'partners', 'accounts', 'opportunities']);
  for (const key of [
    'contacts',
    'deal_registrations',
    'partner_types',
    'partner_regions',
    'partner_tiers',
    'partner_statuses',
    'contact_types',
    'product_categories',
    'opportunity_stages',
    'exchange_rates',
    'opening_volumes',
  ])
    expect(keys).toContain(key);
  // Personal, made by a process, or without a way to tell a row again.
  for (const key of ['saved_views', 'payout_batches', 'plan_assignments', 'opportunity_notes', 'custom_fields'])
    expect(keys).not.toContain(key);
  const statuses = targets.find(({ key }) => key === 'partner_statuses')!;
  expect(statuses.fields).toContainEqual(
    expect.objectContaining({ key: 'category', label: 'Category', kind: 'choice', is_required: true }),
  );
});

test('imports contacts with their partners and accounts, and changes nothing the second time', async () => {
  const [partner, account] = await company.within(async (call) => [
    await samplePartner(call, { name: 'Löwe & Söhne GmbH' }),
    await sampleAccount(call, { name: 'Initech' }),
  ]);
  await company.owner.post('/contact_types', { name: 'Decision maker' });
  const text = [
    '\ufeffContact name;E-Mail Address;Job title;Mobile phone;Reseller;Customer;Type;Primary;Tags',
    '"Lovelace; Ada";;"Head of ""Sales""";;LÖWE & SÖHNE;;;;',
    'Grace Hopper;GRACE@Loewe.example;CEO;+49 30 123;Löwe & Söhne;;decision maker;ja;vip|board',
    'Linus Torvalds;Linus <linus@initech.example>;;;;initech, Inc.;Decison maker;;',
    ';nobody@initech.example;;;;Initech;;;',
    'Wrong Mail;not an address;;;;;;;',
    'Both Homes;both@x.example;;;Löwe & Söhne;Initech;;;',
    'Grace Again;grace@loewe.example;;;Löwe & Söhne;;;;',
    'Who Knows;who@x.example;;;Nobody & Sons;;;;',
  ].join('\r\n');
  const files = [['contacts.csv', Buffer.from(text)]] as const;
  const checked = await check(company, files);
  expect(checked.mapping.files['contacts.csv']).toMatchObject({
    target: 'contacts',
    columns: { full_name: 'Contact name', email: 'E-Mail Address', partner_id: 'Reseller', account_id: 'Customer' },
  });
  expect(problemsOf(checked)).toEqual([
    [4, '"Decison maker" was not found; did you mean Decision maker?'],
    [5, 'First name is required'],
    [6, '"not an address" is not an email address'],
    [7, 'A contact can belong to a partner or an account, not both.'],
    [9, '"Nobody & Sons" was not found'],
  ]);
  expect(checked.report!.counts.contacts).toMatchObject({ created: 2, refused: 5, skipped: 1 });
  expect(await all('contacts')).toEqual([]);

  const decide = matched({
    contact_types: { 'Decison maker': { to: 'Decision maker' } },
    partners: { 'Nobody & Sons': { ignore: true } },
  });
  const done = await bring(company, files, decide);
  expect(done.report!.counts.contacts).toMatchObject({ created: 4, refused: 3, skipped: 1 });
  const found = await all('contacts');
  expect(found).toHaveLength(4);
  expect(found).toContainEqual(
    expect.objectContaining({ full_name: 'Lovelace; Ada', title: 'Head of "Sales"', partner_id: partner }),
  );
  expect(found).toContainEqual(
    expect.objectContaining({
      first_name: 'Grace',
      last_name: 'Hopper',
      email: 'grace@loewe.example',
      phone: '+49 30 123',
      type_name: 'Decision maker',
      is_primary: true,
      tags: ['vip', 'board'],
    }),
  );
  expect(found).toContainEqual(
    expect.objectContaining({ email: 'linus@initech.example', account_id: account, partner_id: null }),
  );
  const again = await bring(company, files, decide);
  expect(again.report!.counts.contacts).toMatchObject({ created: 0, updated: 0, unchanged: 4 });
  expect(await all('contacts')).toHaveLength(4);
});

test('keeps, fills in or updates existing rows, as chosen', async () => {
  const other = await world.company('Changing');
  const file = 'contacts.csv';
  const first = 'First name,Last name,Email,Phone,Title\nAda,Lovelace,ada@x.example,,Countess\n';
  await bring(other, [[file, first]]);
  const second = 'First name,Last name,Email,Phone,Title\nAda,Lovelace,ADA@x.example,12345,Engineer\n';
  const now = async () => (await other.owner.get<Record<string, unknown>[]>('/contacts'))[0]!;
  expect((await bring(other, [[file, second]])).report!.counts.contacts).toMatchObject({ unchanged: 1 });
  expect(await now()).toMatchObject({ phone: null, title: 'Countess' });
  const filled = await bring(other, [[file, second]], filed(file, { existing: 'fill' }));
  expect(filled.report!.counts.contacts).toMatchObject({ updated: 1 });
  expect(await now()).toMatchObject({ phone: '12345', title: 'Countess' });
  await bring(other, [[file, second]], filed(file, { existing: 'update' }));
  expect(await now()).toMatchObject({ phone: '12345', title: 'Engineer' });
  const third = await bring(other, [[file, second]], filed(file, { existing: 'update' }));
  expect(third.report!.counts.contacts).toMatchObject({ updated: 0, unchanged: 1 });
});

test('does not mix up two contacts that the file cannot tell apart', async () => {
  const other = await world.company('Doubles');
  for (const name of ['North', 'South'])
    await other.within(async (call) => {
      const partner_id = await samplePartner(call, { name });
      const { createContact } = await import('#features/partners/contacts/server/service.ts');
      await createContact(call, { partner_id, first_name: 'Ada', email: 'ada@x.example' });
    });
  const checked = await check(other, [['contacts.csv', 'First name,Email,Title\nAda,ada@x.example,CEO\n']]);
  expect(problemsOf(checked)).toEqual([[2, 'matches 2 existing records; add a column that tells them apart']]);
  const apart = await check(other, [['contacts.csv', 'First name,Email,Partner\nAda,ada@x.example,South\n']]);
  expect(apart.report!.counts.contacts).toMatchObject({ unchanged: 1 });
});

test('imports lists by name, with the values each field allows', async () => {
  const other = await world.company('Lists');
  const done = await bring(other, [
    ['partner types.csv', 'Name,Color,Order\nReseller,#ff8800,2\nAgency,,1\nagency,,3\nBad,orange,1\n'],
    ['partner_statuses.csv', 'Name\tCategory\tDefault\nNegotiating\tApplied\tyes\nParked\tsleeping\tno\n'],
    ['Partner tiers.csv', 'name;protection factor;benefits\nSilber;"120,5 %";"Mehr;\nund noch mehr"\n'],
    ['contact types.csv', 'name\nBuyer\n'],
    ['product categories.csv', 'name,description\nHardware,Boxes\n'],
  ]);
  expect(Object.fromEntries(Object.entries(done.mapping.files).map(([file, { target }]) => [file, target]))).toEqual({
    'partner types.csv': 'partner_types',
    'partner_statuses.csv': 'partner_statuses',
    'Partner tiers.csv': 'partner_tiers',
    'contact types.csv': 'contact_types',
    'product categories.csv': 'product_categories',
  });
  expect(done.report!.counts).toMatchObject({
    partner_types: { created: 2, skipped: 1, refused: 1 },
    partner_statuses: { created: 1, refused: 1 },
    partner_tiers: { created: 1 },
  });
  const types = await other.owner.get('/partner_types?_sort=order');
  expect(types).toMatchObject([
    { name: 'Agency', order: 1 },
    { name: 'Reseller', color: '#ff8800' },
  ]);
  expect(await other.owner.get('/partner_statuses?name=Negotiating')).toMatchObject([
    { category: 'applied', is_default: true },
  ]);
  expect(await other.owner.get('/partner_tiers')).toMatchObject([
    { protection_factor_ppm: 1_205_000, benefits: 'Mehr;\nund noch mehr' },
  ]);
  // The files are read in the order in which partners name their lists.
  expect(
    problemsOf(done)
      .map(([, reason]) => reason)
      .sort(),
  ).toEqual(['"orange" is not a color such as #ff8800', '"sleeping" was not found']);
});

test('files of one import can refer to each other’s new rows in any order', async () => {
  const other = await world.company('Together');
  const done = await bring(other, [
    ['a contacts.csv', 'Full name,Email,Partner,Contact type\nAda Lovelace,ada@x.example,Bytes AG,Architect\n'],
    ['b partners.csv', 'Name,Type,Phone\nBytes AG,Boutique,123456\n'],
    ['c partner_types.csv', 'Name\nBoutique\n'],
    ['d contact_types.csv', 'Name\nArchitect\n'],
  ]);
  expect(done.report).toMatchObject({ problem_count: 0 });
  expect(await other.owner.get('/contacts')).toMatchObject([{ partner_name: 'Bytes AG', type_name: 'Architect' }]);
  expect(await other.owner.get('/partners')).toMatchObject([{ type_name: 'Boutique', phone: '123456' }]);
});

test('creates an unknown list entry on request', async () => {
  const other = await world.company('Making');
  const file = [
    ['contacts.csv', 'First name,Email,Contact type\nAda,a@x.example,Buyer\nBo,b@x.example,Buyer\n'],
  ] as const;
  const checked = await check(other, file);
  expect(checked.report!.unknowns).toMatchObject([
    { kind: 'contact_types', label: 'Contact type', value: 'Buyer', rows: 2, can_create: true },
  ]);
  const done = await bring(other, file, matched({ contact_types: { Buyer: { create: true } } }));
  expect(done.report!.alongside).toEqual({ contact_types: 1 });
  expect(await other.owner.get('/contacts')).toMatchObject([{ type_name: 'Buyer' }, { type_name: 'Buyer' }]);
});

test('imports exchange rates and opening volumes with three date formats and amounts in major units', async () => {
  const other = await world.company('Commissions');
  const partner = await other.within((call) => samplePartner(call, { name: 'Old Friend' }));
  const rates =
    'From;To;Rate;Date\nEUR;usd;1,0845;31.01.2026\nGBP;USD;1,25;2026-02-01\nEUR;USD;1,0845;31.01.2026\nEUR;XXXX;1;01.02.2026\nEUR;CHF;eins;01.02.2026\n';
  const done = await bring(other, [
    ['rates.csv', rates],
    ['opening volumes.csv', 'Partner;Date;Volume;Deals\nold friend;31.12.2025;1.234.567,89;12\n'],
  ]);
  expect(done.mapping).toMatchObject({ date_order: 'dmy', decimal_mark: ',' });
  expect(done.report!.counts).toMatchObject({
    exchange_rates: { created: 2, skipped: 1, refused: 2 },
    opening_volumes: { created: 1 },
  });
  expect(await other.owner.get('/exchange_rates?base=EUR')).toMatchObject([
    { quote: 'USD', rate: expect.stringMatching(/^1\.0845/), as_of: '2026-01-31' },
  ]);
  expect(await other.owner.get('/opening_volumes')).toMatchObject([
    { partner_id: partner, at: '2025-12-31', amount_minor: 123_456_789, deal_count: 12 },
  ]);
  const again = await bring(other, [['rates.csv', rates]]);
  expect(again.report!.counts.exchange_rates).toMatchObject({ created: 0, unchanged: 2 });
  const contrary = await check(other, [['rates.csv', 'From,To,Rate,Date\nEUR,USD,1.1,2026-01-31\n']]);
  expect(problemsOf(contrary)).toEqual([[2, 'already exists with a different rate; remove that record first']]);
});

test('keeps an imported rate beside the fetched rate of the day, with the source from the file', async () => {
  const other = await world.company('Fetching');
  await other.within((call) =>
    call.run(sql`
      insert into exchange_rates (organization_id, base, quote, rate, as_of, source, fetched_at, derived_from)
      values (${call.organization_id}, 'EUR', 'USD', 1.08, '2026-01-31', 'ecb', ${call.now()},
        '[{"base": "EUR", "quote": "USD", "rate": "1.08"}]')`),
  );
  const done = await bring(other, [['rates.csv', 'From,To,Rate,Date,Source\nEUR,USD,1.1,2026-01-31,Our bank\n']]);
  expect(done.report!.counts.exchange_rates).toMatchObject({ created: 1 });
  expect(await other.owner.get('/exchange_rates?_sort=source&_order=desc')).toMatchObject([
    { rate: '1.1', source: 'imported', note: 'Our bank', standing: 'counts' },
    { rate: '1.08', source: 'ecb', standing: 'switched_off' },
  ]);
});

test('recognizes month-first dates by a day after the twelfth', async () => {
  const other = await world.company('American');
  const checked = await check(other, [
    ['rates.csv', 'From,To,Rate,Date\nEUR,USD,1.1,1/31/2026\nEUR,USD,1.2,2/1/2026\n'],
  ]);
  expect(checked.mapping.date_order).toBe('mdy');
  await bring(other, [['rates.csv', 'From,To,Rate,Date\nEUR,USD,1.1,1/31/2026\nEUR,USD,1.2,2/1/2026\n']]);
  expect(await other.owner.get('/exchange_rates?_sort=as_of')).toMatchObject([
    { as_of: '2026-01-31' },
    { as_of: '2026-02-01' },
  ]);
});

test('imports registrations as drafts without protection', async () => {
  const other = await world.company('Drafts');
  await other.within((call) => samplePartner(call, { name: 'Bytes' }));
  await other.within(async (call) => {
    const { createDefaultPipeline } = await import('#features/deals/opportunity-types/server/service.ts');
    await createDefaultPipeline(call);
  });
  const file = [
    [
      'deal registrations.csv',
      'Partner,Company,Domain,Amount,Currency\nBytes,Initech,initech.com,"1,000.50",EUR\nBytes,Free,gmail.com,1,EUR\n',
    ],
  ] as const;
  const done = await bring(other, file);
  expect(problemsOf(done)).toEqual([[3, 'This is an email provider, not a company website.']]);
  expect(await other.owner.get('/deal_registrations')).toMatchObject([
    { status: 'draft', account_name: 'Initech', amount_minor: 100_050, currency: 'EUR' },
  ]);
  expect((await bring(other, file)).report!.counts.deal_registrations).toMatchObject({ unchanged: 1, created: 0 });
});

test('an import respects permissions', async () => {
  const other = await world.company('Guarded');
  const { send, upload } = importing(world);
  const files = [['partner_types.csv', 'Name\nReseller\n']] as const;
  const reader = await other.member('read_only');
  expect((await send(reader, files)).statusCode).toBe(403);
  const { id } = await upload(other.owner, files);
  expect((await reader.request('POST', `/imports/${id}/check`, {})).statusCode).toBe(403);
  await other.owner.post(`/imports/${id}/check`);
  expect((await reader.request('POST', `/imports/${id}/run`, {})).statusCode).toBe(403);
});

test('suggests the target named by the file even if a column is missing', async () => {
  const site = 'Name,Website\nInitech,initech.example\n';
  const { mapping } = await importing(world).upload(company.owner, [
    ['our companies.csv', site],
    ['Customers 2026.csv', site],
    ['resellers.csv', site],
    ['open-deals.csv', 'Name,Company,Stage\nSeats,Initech,Prospecting\n'],
  ]);
  expect(Object.fromEntries(Object.entries(mapping.files).map(([file, { target }]) => [file, target]))).toEqual({
    'our companies.csv': 'accounts',
    'Customers 2026.csv': 'accounts',
    'resellers.csv': 'partners',
    'open-deals.csv': 'opportunities',
  });
});

test('lists records that will be created for unknown names, with their number of rows', async () => {
  const other = await world.company('Alongside');
  const deals = ['Id,Name,Company,Stage', '1,Seats,Initech,Prospecting', '2,More seats,Initech,Prospecting'].join('\n');
  const checked = await check(other, [['deals.csv', deals]], (mapping) => ({
    ...mapping,
    matches: { ...mapping.matches, accounts: { Initech: { create: true } } },
  }));
  expect(checked.report!.counts).toMatchObject({ opportunities: { created: 2 } });
  expect(checked.report!.alongside).toEqual({ accounts: 1 });
  expect(checked.report!.unknowns).toMatchObject([{ kind: 'accounts', value: 'Initech', rows: 2 }]);
});

test('refuses unknown targets', async () => {
  const { id, mapping } = await importing(world).upload(company.owner, [['x.csv', 'a,b\n1,2\n']]);
  expect(mapping.files['x.csv']).toEqual({ target: 'skip', columns: {} });
  for (const target of ['saved_views', 'organizations', 'nonsense']) {
    const answer = await company.owner.request('PATCH', `/imports/${id}`, {
      mapping: filed('x.csv', { target })(mapping),
    });
    expect(answer.statusCode, target).toBe(422);
  }
});

test('exports the refused rows of each file with the reason, ready to be corrected and imported', async () => {
  const other = await world.company('Refused');
  const text = 'Name;Color;"a;b"\nReseller;#ff8800;=1+1\nBad;orange;"x ""y"""\n';
  const done = await bring(other, [
    ['partner_types.csv', Buffer.from(text, 'latin1')],
    ['contact_types.csv', 'Name,Color\nBuyer,red\n'],
  ]);
  expect(done.report!.refused_by_file).toEqual({ 'partner_types.csv': 1, 'contact_types.csv': 1 });
  expect((await other.owner.request('GET', `/imports/${done.id}/refused.csv`)).statusCode).toBe(400);
  const { body, headers } = await other.owner.request('GET', `/imports/${done.id}/refused.csv?file=partner_types.csv`);
  expect(headers['content-disposition']).toContain('partner_types-refused.csv');
  expect(parse(body, { bom: true })).toEqual([
    ['Name', 'Color', 'a;b', 'Import error'],
    ['Bad', 'orange', 'x "y"', '"orange" is not a color such as #ff8800'],
  ]);
  const again = await bring(other, [['partner_types.csv', body.replace('orange', '#ffa500')]]);
  expect(again.report!.counts.partner_types).toMatchObject({ created: 1, refused: 0 });
});
