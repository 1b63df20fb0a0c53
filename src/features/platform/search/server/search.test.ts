import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Found } from '../schema.ts';

/** The program of a company whose partners, accounts, people and deals share words. */
let world: World;
let company: Company;
let stranger: Company;
let alder: Person;
let birch: Person;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company('Lumenfleet');
  stranger = await world.company('Stranger');
  const ids = await company.within(async (call) => {
    const partners = {
      alder: await samplePartner(call, { name: 'Alder Partners' }),
      birch: await samplePartner(call, { name: 'Birch & Sons' }),
      nord: await samplePartner(call, { name: 'Nordwind Logistics' }),
    };
    const harbor = await sampleAccount(call, { name: 'Harbor Construction', domain: 'harbor.example' });
    const alderAccount = await sampleAccount(call, { name: 'Alder Museum' });
    await sampleAccount(call, { name: 'Quay Shipping' });
    await sampleContact(call, {
      first_name: 'Zoe',
      last_name: 'Smith',
      email: 'zoe@alder.example',
      partner_id: partners.alder,
    });
    await sampleContact(call, { first_name: 'Alder', last_name: 'Jones', partner_id: partners.birch });
    for (const name of ['Fleet', 'Depot', 'Tracking', 'Charging', 'Warehouse'])
      await sampleOpportunity(call, {
        name: `${name} for Alder`,
        account_id: alderAccount,
        partner_id: partners.alder,
      });
    await sampleOpportunity(call, { name: 'Harbor cranes', account_id: harbor, partner_id: partners.birch });
    await sampleOpportunity(call, { name: 'Alder', account_id: harbor, partner_id: partners.birch });
    return partners;
  });
  await stranger.within((call) => samplePartner(call, { name: 'Alder Partners' }));
  await stranger.within((call) => samplePartner(call, { name: 'Unheard-of Traders' }));
  alder = await world.partnerUser(company, ids.alder);
  birch = await world.partnerUser(company, ids.birch);
}, 60_000);
afterAll(() => world.close());

const titleOf = (row: Record<string, unknown>) => String(row.full_name ?? row.name);
const search = (person: Person, q: string, resources: readonly string[] = []) =>
  person.get<Found>(`/search?q=${encodeURIComponent(q)}${resources.map((one) => `&resource=${one}`).join('')}`);
const firstOf = async (person: Person, q: string) => {
  const { groups } = await search(person, q);
  return groups.slice(0, 2).map(({ resource, rows }) => `${resource}: ${titleOf(rows[0]!)}`);
};

describe('finds first', () => {
  test.each([
    ['Alder Partners', ['partners: Alder Partners']],
    ['alder partners', ['partners: Alder Partners']],
    ['alder par', ['partners: Alder Partners']],
    ['partners alder', ['partners: Alder Partners']],
    // A whole name is better than the beginning of one.
    ['alder', ['opportunities: Alder', 'partners: Alder Partners']],
    ['ald', ['partners: Alder Partners', 'accounts: Alder Museum']],
    ['harbor', ['accounts: Harbor Construction', 'opportunities: Harbor cranes']],
    ['harbor.example', ['accounts: Harbor Construction']],
    ['zoe smith', ['contacts: Zoe Smith']],
    ['smith zoe', ['contacts: Zoe Smith']],
    ['zoe@alder.example', ['contacts: Zoe Smith']],
    ['fleet for', ['opportunities: Fleet for Alder']],
    ['birch', ['partners: Birch & Sons']],
    // Typing errors.
    ['aldre partnres', ['partners: Alder Partners']],
    ['nordwnid', ['partners: Nordwind Logistics']],
    ['Quay Shiping', ['accounts: Quay Shipping']],
    ['harbur construction', ['accounts: Harbor Construction']],
    ['zoe smiht', ['contacts: Zoe Smith']],
    ['warehuose', ['opportunities: Warehouse for Alder']],
  ])('for “%s”', async (q, expected) => {
    expect((await firstOf(company.owner, q)).slice(0, expected.length)).toEqual(expected);
  });
});

test('shows three rows of each resource with the number of all', async () => {
  const { groups } = await search(company.owner, 'for alder');
  expect(groups.find(({ resource }) => resource === 'opportunities')).toMatchObject({
    total: 5,
    is_more: false,
    is_similar: false,
    rows: [{ name: 'Depot for Alder' }, { name: 'Fleet for Alder' }, { name: 'Charging for Alder' }],
  });
});

test('an exact name hides records that only mention it', async () => {
  const { groups } = await search(company.owner, 'alder');
  expect(Math.max(...groups.map(({ rank }) => rank))).toBe(100);
  expect(Math.min(...groups.map(({ rank }) => rank))).toBeGreaterThanOrEqual(40);
  const weak = await search(company.owner, 'example');
  expect(weak.groups.map(({ rank }) => rank)).toContain(20);
});

test('names that only resemble the text are marked, and nothing resembles nonsense', async () => {
  const { groups } = await search(company.owner, 'nordwnid');
  expect(groups[0]).toMatchObject({ resource: 'partners', is_similar: true });
  expect(await search(company.owner, 'xyzzyq')).toEqual({ groups: [] });
  expect(await search(company.owner, '%_%')).toEqual({ groups: [] });
  expect(await search(company.owner, '  ')).toEqual({ groups: [] });
});

test('searches only resources that exist and that the caller may list', async () => {
  const everything = [
    'partners',
    'accounts',
    'nonsense',
    'identity.users',
    'api_keys',
    'audit_events',
    'opportunities',
  ];
  const reader = await company.member('read_only');
  for (const person of [company.owner, reader, alder]) {
    const { groups } = await search(person, 'alder', everything);
    expect(groups.map(({ resource }) => resource)).not.toContain('nonsense');
  }
  const offered = (await search(alder, 'alder', everything)).groups.map(({ resource }) => resource);
  for (const hidden of ['api_keys', 'audit_events']) expect(offered).not.toContain(hidden);
});

test('a partner finds and counts only what concerns it', async () => {
  const own = await search(alder, 'for alder');
  expect(own.groups.find(({ resource }) => resource === 'opportunities')).toMatchObject({ total: 5 });
  // The neighbor has the deals "Harbor cranes" and "Alder", and a person named Alder Jones.
  for (const q of ['harbor cranes', 'jones', 'birch', 'Birch & Sons', 'harbur cranse', 'birhc'])
    expect(JSON.stringify(await search(alder, q)), q).not.toMatch(/Harbor cranes|Jones|Birch/);
  const theirs = await search(birch, 'for alder');
  expect(theirs.groups.find(({ resource }) => resource === 'opportunities')).toBeUndefined();
  // Neither the rank of a group nor its total tells of rows that are hidden.
  const hidden = await search(birch, 'fleet');
  expect(hidden).toEqual({ groups: [] });
});

test('partners get only the fields that they may read', async () => {
  const { groups } = await search(alder, 'for alder');
  const [list] = await alder.get<Record<string, unknown>[]>('/opportunities?_end=1');
  expect(Object.keys(groups[0]!.rows[0]!).sort()).toEqual(Object.keys(list!).sort());
});

test('another company’s records are never found, not even by a similar name', async () => {
  expect((await search(company.owner, 'Alder Partners')).groups[0]).toMatchObject({ total: 1 });
  for (const q of ['Unheard-of Traders', 'unheard-fo tradres', 'traders'])
    expect(await search(company.owner, q), q).toEqual({ groups: [] });
});

test('a team member limited to own partners finds only their records', async () => {
  const keeper = await company.member('partner_manager');
  const { groups } = await search(keeper, 'alder');
  expect(groups.filter(({ resource }) => resource === 'partners' || resource === 'opportunities')).toEqual([]);
  expect(JSON.stringify(await search(keeper, 'aldre partnres'))).not.toContain('Alder Partners');
});

test('a module that is off is not searched', async () => {
  await world.switchFor(company, ['documents'], false);
  const { groups } = await search(company.owner, 'alder', ['documents', 'partners']);
  expect(groups.map(({ resource }) => resource)).toEqual(['partners']);
});
