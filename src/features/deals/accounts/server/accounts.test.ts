import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { createAccounts, findAccounts, findOrCreateAccounts, readAccount } from './service.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

test('normalizes the domain of an account and defaults to the program currency', async () => {
  const account = await company.owner.post('/accounts', { name: '  Acme Corp. ', domain: 'WWW.Acme.COM' });
  expect(account).toMatchObject({ name: 'Acme Corp.', domain: 'www.acme.com', currency: 'USD', is_customer: false });
});

test('accepts a country code and rejects anything else', async () => {
  for (const country of ['Germany', 'de', 'XX', 'UK']) {
    const refused = await company.owner.request('POST', '/accounts', { name: 'Somewhere', country });
    expect([refused.statusCode, refused.json().errors], country).toEqual([
      400,
      { country: ['must be a country code of two capital letters, such as DE (ISO 3166-1) or empty'] },
    ]);
  }
  expect(await company.owner.post('/accounts', { name: 'Here', country: 'DE' })).toMatchObject({ country: 'DE' });
});

test('matches an account by domain, or by name if one side has no domain', async () => {
  const [shop, bare] = await company.within((call) =>
    createAccounts(call, [{ name: 'Initech', domain: 'initech.com' }, { name: 'Umbrella' }]),
  );
  const found = await company.within((call) =>
    findAccounts(call, [
      { name: 'Something else', domain: 'https://shop.initech.com/x' },
      { name: 'INITECH, Inc.' },
      { name: 'Umbrella Ltd', domain: 'umbrella.example.org' },
      { name: 'Initech', domain: 'initech.de' },
      { name: 'Nobody' },
    ]),
  );
  expect(found).toEqual([shop, shop, bare, undefined, undefined]);
});

test('finds or creates each imported account once', async () => {
  const [hooli] = await company.within((call) => createAccounts(call, [{ name: 'Hooli', domain: 'hooli.com' }]));
  const ids = await company.within((call) =>
    findOrCreateAccounts(call, [
      { name: 'Hooli LLC' },
      { name: 'Pied Piper' },
      { name: 'PIED PIPER, Inc.' },
      { name: 'Vandelay' },
    ]),
  );
  expect(ids[0]).toBe(hooli);
  expect(ids[1]).toBe(ids[2]);
  expect(new Set(ids).size).toBe(3);
  const again = await company.within((call) =>
    findOrCreateAccounts(call, [{ name: 'Vandelay' }, { name: 'Pied Piper' }]),
  );
  expect(again).toEqual([ids[3], ids[1]]);
});

test('creates many accounts with the same result as one by one', async () => {
  const given = {
    name: 'Soylent GmbH',
    domain: 'soylent.de',
    employees: 12,
    annual_revenue_minor: 1_100_040_000,
    tags: ['food', 'a "b"'],
  };
  const single = await company.owner.post<{ id: string }>('/accounts', given);
  const [id] = await company.within((call) => createAccounts(call, [given, { name: 'Other' }]));
  const bulk = await company.within((call) => readAccount(call, id!));
  const { id: _a, created_at: _b, updated_at: _c, ...facts } = single as Record<string, unknown>;
  expect(bulk).toMatchObject(facts);
});

test('rejects circular parent accounts', async () => {
  const { owner } = company;
  const top = await owner.post<{ id: string }>('/accounts', { name: 'Top' });
  const middle = await owner.post<{ id: string }>('/accounts', { name: 'Middle', parent_account_id: top.id });
  const bottom = await owner.post<{ id: string }>('/accounts', { name: 'Bottom', parent_account_id: middle.id });
  expect(bottom).toMatchObject({ parent_account_name: 'Middle' });
  for (const parent_account_id of [top.id, bottom.id]) {
    const refused = await owner.request('PATCH', `/accounts/${top.id}`, { parent_account_id });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toHaveProperty('parent_account_id');
  }
});
