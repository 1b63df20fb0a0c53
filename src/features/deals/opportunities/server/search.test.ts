import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { Database } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { sampleOpportunity } from './sample.ts';
import { createOpportunities, replaceSplit } from './service.ts';

const COMMON = 2_100;

let world: World;
let company: Company;
let other: Company;
let partner: Person;
let ids: { plain: string; archived: string; shared: string; numbered: string };
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  other = await world.company('Other');
  await other.within((call) => sampleOpportunity(call, { name: 'Zanzibar rollout of somebody else' }));
  const made = await company.within(async (call) => {
    const lead = await samplePartner(call, { name: 'Quimby Systems' });
    const helper = await samplePartner(call, { name: 'Helper' });
    const account_id = await sampleAccount(call, { name: 'Vandelay Industries' });
    const plain = await sampleOpportunity(call, { name: 'Zanzibar rollout', account_id });
    const archived = await sampleOpportunity(call, { name: 'Zanzibar of old' });
    const shared = await sampleOpportunity(call, { name: 'Shared work', partner_id: lead });
    await replaceSplit(call, shared, { participants: [{ partner_id: lead }, { partner_id: helper }] });
    await createOpportunities(
      call,
      Array.from({ length: COMMON }, (_, index) => ({ name: `Common item ${index}`, currency: 'USD' })),
    );
    const numbered = await sampleOpportunity(call, { name: 'The last one' });
    return { helper, plain, archived, shared, numbered };
  });
  ids = made;
  await company.owner.request('DELETE', `/opportunities/${made.archived}`);
  partner = await world.partnerUser(company, made.helper);
});
afterAll(() => world.close());

async function search(query: string, who: Person = company.owner) {
  const { headers, body } = await who.request('GET', `/opportunities?${query}`);
  const found = (JSON.parse(body) as { id: string }[]).map(({ id }) => id);
  return { found, total: Number(headers['x-total-count']), isExact: headers['x-total-count-exact'] !== 'false' };
}

test('finds a deal by parts of its name, company, partner and number', async () => {
  const { number } = await company.owner.get<{ number: number }>(`/opportunities/${ids.numbered}`);
  for (const [q, id] of [
    ['anziba', ids.plain],
    ['VANDELAY', ids.plain],
    ['industries zanzibar', ids.plain],
    ['quimby', ids.shared],
    [String(number), ids.numbered],
  ] as const) {
    expect(await search(`q=${encodeURIComponent(q)}`), q).toEqual({ found: [id], total: 1, isExact: true });
  }
  expect(await search('q=zanzibar&status=won')).toEqual({ found: [], total: 0, isExact: true });
  expect(await search('name_like=NZIBAR')).toEqual({ found: [ids.plain], total: 1, isExact: true });
  expect(await search('name_like=NZIBAR', partner)).toEqual({ found: [], total: 0, isExact: true });
  expect(await search('name_like=NZIBAR&status=won')).toEqual({ found: [], total: 0, isExact: true });
  // A search by name reads only the deal's own name, not that of its account or partner.
  for (const word of ['vandelay', 'quimby', String(number)])
    expect(await search(`name_like=${word}`), word).toEqual({ found: [], total: 0, isExact: true });
  expect((await search('name_like=work&_end=1')).total).toBe(1);
  expect((await search('name_like=item%2019')).total).toBe(111);
});

test('finds a long word as a whole, in lists of any size', async () => {
  const whole = await company.within(async (call) => {
    await sampleOpportunity(call, { name: 'Tra nsc ont ine nta ls: the parts of the word alone' });
    return sampleOpportunity(call, { name: 'Our transcontinentals' });
  });
  const { tables } = world.kernel;
  const usually = tables.largeFrom;
  for (const largeFrom of [usually, 0]) {
    tables.largeFrom = largeFrom;
    for (const q of ['transcontinentals', 'RANSCONTINENTAL', 'our%20nscontinentals'])
      expect(await search(`q=${q}`), q).toEqual({ found: [whole], total: 1, isExact: true });
    expect(await search('q=transcontinentalx')).toEqual({ found: [], total: 0, isExact: true });
  }
  tables.largeFrom = usually;
});

test('finds archived deals when they are asked for', async () => {
  expect((await search(`q=zanzibar&archived_at_ne=`)).found).toEqual([ids.archived]);
});

test('answers a word found in more than two thousand deals with a page and a lower bound', async () => {
  for (const q of ['common', 'm', 'common item']) {
    const { found, total, isExact } = await search(`q=${q}`);
    expect(found, q).toHaveLength(10);
    expect({ total, isExact }, q).toEqual({ total: 2_001, isExact: false });
  }
  // One by its name, one by its number.
  expect(await search('q=common 2099')).toMatchObject({ total: 2, isExact: true });
  expect(await search('q=common&amount_minor_gte=1')).toEqual({ found: [], total: 0, isExact: true });
  const all = await search('_end=1000');
  expect({ total: all.total, isExact: all.isExact }).toEqual({ total: COMMON + 5, isExact: true });
});

test('lets a partner find their deals but not by hidden fields', async () => {
  expect(await search('q=shared', partner)).toEqual({ found: [ids.shared], total: 1, isExact: true });
  for (const q of ['quimby', 'zanzibar', 'common']) {
    expect(await search(`q=${q}`, partner), q).toEqual({ found: [], total: 0, isExact: true });
  }
});

test('never finds deals of another company in any scope', async () => {
  const app = new Database(world.database.appUrl, 1);
  const find = (organization_id: string) =>
    app.read({ organization_id, partner_id: null, user_id: null }, [
      sql`select id::text from find_opportunities('%zanzibar%', true, 100) id`,
    ]);
  expect([...(await find(company.id))[0]!].sort()).toEqual([ids.plain, ids.archived].sort());
  expect((await find(other.id))[0]).toHaveLength(1);
  const everywhere = [sql`select id::text from find_opportunities('%', true, 100) id`];
  expect(await app.readUnscoped(everywhere)).toEqual([[]]);
  await app.close();
});
