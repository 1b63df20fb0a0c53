import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuditEvent } from '#features/access/audit-events/schema.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import type { AudienceAnswer } from '#features/partners/audiences/schema.ts';
import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Partner, PartnerForPartner } from '../schema.ts';

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Vienna is part of DACH. The Nordics are part of no other region. */
let dach: string;
let vienna: string;
let nordics: string;
beforeEach(async () => {
  company = await world.company();
  ({ owner } = company);
  await company.within((call) => partnerStatusByCategory(call, 'active'));
  dach = await region('DACH');
  vienna = await region('Vienna', dach);
  nordics = await region('Nordics');
});

const region = async (name: string, parent_id: string | null = null) =>
  (await owner.post<{ id: string }>('/partner_regions', { name, parent_id })).id;
const make = (name: string, more: object = {}) => owner.post<Partner>('/partners', { name, ...more });
const change = (id: string, patch: object) => owner.patch<Partner>(`/partners/${id}`, patch);
const named = async (query: string) => (await owner.get<Partner[]>(`/partners?${query}&_sort=name`)).map((p) => p.name);
const memberships = (id: string) =>
  company.within(async (call) =>
    (
      await call.rows<{ name: string }>(sql`
        select r.name
        from partner_region_memberships m join partner_regions r on r.organization_id = m.organization_id
          and r.id = m.region_id
        where m.organization_id = ${call.organization_id} and m.partner_id = ${id} order by 1`)
    ).map(({ name }) => name),
  );

test('a partner has one main region and additional ones, each once', async () => {
  const partner = await make('Alpine', { region_id: vienna, other_region_ids: [nordics, vienna, nordics] });
  expect(partner).toMatchObject({
    region_id: vienna,
    region_name: 'Vienna',
    other_region_ids: [nordics],
    region_names: ['Vienna', 'Nordics'],
  });
  expect(await memberships(partner.id)).toEqual(['Nordics', 'Vienna']);
  // Another main region replaces it, and is no longer among the additional regions.
  expect(await change(partner.id, { region_id: nordics })).toMatchObject({
    region_id: nordics,
    other_region_ids: [],
    region_names: ['Nordics'],
  });
  expect(await memberships(partner.id)).toEqual(['Nordics']);
  expect(await change(partner.id, { region_id: null, other_region_ids: [dach, vienna] })).toMatchObject({
    region_id: null,
    region_name: null,
    region_names: ['DACH', 'Vienna'],
  });
  expect(await change(partner.id, { other_region_ids: [] })).toMatchObject({ region_names: [] });
  expect(await memberships(partner.id)).toEqual([]);
});

test('keeps working for clients that know only one region', async () => {
  const { id } = await make('Plain', { region_id: vienna });
  await change(id, { other_region_ids: [nordics] });
  expect(await change(id, { region_id: dach })).toMatchObject({ region_id: dach, other_region_ids: [nordics] });
  expect(await change(id, { region_id: null })).toMatchObject({ region_id: null, other_region_ids: [nordics] });
  expect(await change(id, { region_id: null })).toMatchObject({ region_id: null, other_region_ids: [nordics] });
  const sorted = await owner.get<Partner[]>('/partners?_sort=region_name');
  expect(sorted.map(({ region_name }) => region_name)).toEqual([null]);
});

test('filters by any region of a partner, and counts it once', async () => {
  await make('Alpine', { region_id: vienna, other_region_ids: [nordics] });
  await make('Fjord', { region_id: nordics });
  await make('Nowhere');
  expect(await named(`region_id=${nordics}`)).toEqual(['Alpine', 'Fjord']);
  expect(await named(`region_id=${vienna}&region_id=${nordics}`)).toEqual(['Alpine', 'Fjord']);
  expect(await named(`region_id_ne=${vienna}`)).toEqual(['Fjord', 'Nowhere']);
  expect(await named('region_id=')).toEqual(['Nowhere']);
  expect(await named(`region_id=${dach}`)).toEqual([]);
  expect(await named(`within_region_id=${dach}`)).toEqual(['Alpine']);
  expect(await named(`within_region_id=${dach}&within_region_id=${nordics}`)).toEqual(['Alpine', 'Fjord']);
  expect(await named(`within_region_id_ne=${nordics}`)).toEqual(['Nowhere']);
  const both = await owner.request('GET', `/partners?region_id=${vienna}&region_id=${nordics}`);
  expect(both.headers['x-total-count']).toBe('2');
  const csv = await owner.request('GET', `/partners/export.csv?region_id=${vienna}`);
  expect(csv.body).toContain('Vienna; Nordics');
});

test('finds deals, commissions and registrations by any region of their partner', async () => {
  const { id } = await make('Alpine', { region_id: vienna, other_region_ids: [nordics] });
  await company.within(async (call) => {
    await sampleOpportunity(call, { partner_id: id });
    await sampleOpportunity(call, {});
  });
  const total = async (query: string) => Number((await owner.request('GET', query)).headers['x-total-count']);
  for (const [filter, count] of [
    [`partner_region_id=${nordics}`, 1],
    [`partner_region_id=${vienna}&partner_region_id=${nordics}`, 1],
    [`partner_region_id_ne=${nordics}`, 1],
    [`partner_region_id=${dach}`, 0],
    ['partner_region_id=', 1],
  ] as const)
    expect(await total(`/opportunities?${filter}`), filter).toBe(count);
  for (const list of ['opportunity_lines', 'deal_registrations', 'commission_lines'])
    expect((await owner.request('GET', `/${list}?partner_region_id=${nordics}`)).statusCode, list).toBe(200);
});

test('an audience matches any region of a partner and names it', async () => {
  await make('Alpine', { region_id: vienna, other_region_ids: [nordics] });
  const ask = (op: string, value: string[]) =>
    owner.post<AudienceAnswer>('/audiences/preview', {
      entity: 'partners',
      conditions: { any: [{ all: [{ field: 'partner.region', op, value }] }] },
    });
  expect([(await ask('in', [nordics])).total, (await ask('in', [dach])).total]).toEqual([1, 1]);
  expect((await ask('nin', [nordics])).total).toBe(0);
});

test('rejects regions of another company and writes nothing', async () => {
  const other = await world.company('Elsewhere');
  const theirs = (await other.owner.post<{ id: string }>('/partner_regions', { name: 'Theirs' })).id;
  const refused = await owner.request('POST', '/partners', { name: 'Bad', other_region_ids: [theirs] });
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { other_region_ids: ['does not exist'] }]);
  const main = await owner.request('POST', '/partners', { name: 'Bad', region_id: theirs });
  expect([main.statusCode, main.json().errors]).toEqual([422, { region_id: ['does not exist'] }]);
  expect(await named('name=Bad')).toEqual([]);
});

test('shows a partner its own regions only, and does not let it change them', async () => {
  const [alpine, fjord] = [
    await make('Alpine', { region_id: vienna, other_region_ids: [nordics] }),
    await make('Fjord', { region_id: nordics }),
  ];
  const person = await world.partnerUser(company, alpine.id);
  const [own] = await person.get<PartnerForPartner[]>('/partners');
  expect(own).toMatchObject({ region_name: 'Vienna', region_names: ['Vienna', 'Nordics'] });
  expect((await person.request('PATCH', `/partners/${alpine.id}`, { other_region_ids: [dach] })).statusCode).toBe(400);
  const seen = await world.kernel.db.transaction({ ...scope(person), partner_id: alpine.id }, (tx) =>
    tx.rows<{ partner_id: string }>(sql`select distinct partner_id from partner_region_memberships`),
  );
  expect(seen).toEqual([{ partner_id: alpine.id }]);
  expect(fjord.id).not.toBe(alpine.id);
});

test('restricted roles set regions of their own partners only', async () => {
  const manager = await company.member('partner_manager');
  await make('Somebody else’s', { region_id: nordics });
  const mine = await manager.post<Partner>('/partners', { name: 'Mine', region_id: vienna, other_region_ids: [dach] });
  expect(await manager.patch(`/partners/${mine.id}`, { other_region_ids: [nordics] })).toMatchObject({
    region_names: ['Vienna', 'Nordics'],
  });
  const partners = await manager.get<Partner[]>(`/partners?region_id=${nordics}`);
  expect(partners.map(({ name }) => name)).toEqual(['Mine']);
  const seen = await world.kernel.db.transaction({ ...scope(manager), partner_id: null, own_only: true }, (tx) =>
    tx.rows(sql`select distinct partner_id from partner_region_memberships`),
  );
  expect(seen).toEqual([{ partner_id: mine.id }]);
});

const scope = (person: Person) => ({ organization_id: company.id, user_id: person.user_id, own_only: false });

test('logs a change of regions once, as a change of the partner', async () => {
  const { id } = await make('Alpine', { region_id: vienna });
  await change(id, { other_region_ids: [nordics] });
  const [last] = await owner.get<AuditEvent[]>(`/audit_events?ref_table=partners&ref_id=${id}&action=updated`);
  expect(last!.changes).toEqual({ other_region_ids: [[], [nordics]] });
});

test('combines the regions of merged partners in order', async () => {
  const [survivor, other] = [
    await make('Alpine', { region_id: vienna, other_region_ids: [nordics] }),
    await make('Alpine GmbH', { region_id: dach }),
  ];
  await owner.post(`/partners/${survivor.id}/merge`, { other_id: other.id, take: [] });
  expect(await owner.get(`/partners/${survivor.id}`)).toMatchObject({ region_names: ['Vienna', 'Nordics'] });
  const third = await make('Alpine AG', { region_id: dach });
  await owner.post(`/partners/${survivor.id}/merge`, { other_id: third.id, take: ['region_id'] });
  expect(await owner.get(`/partners/${survivor.id}`)).toMatchObject({ region_id: dach, region_names: ['DACH'] });
  const [bare, full] = [await make('Bare'), await make('Full', { other_region_ids: [nordics] })];
  await owner.post(`/partners/${bare.id}/merge`, { other_id: full.id, take: [] });
  expect(await owner.get(`/partners/${bare.id}`)).toMatchObject({ region_id: null, region_names: ['Nordics'] });
});

test('adds a region to many partners, each once', async () => {
  const [alpine, fjord] = [await make('Alpine', { region_id: vienna }), await make('Fjord', { region_id: nordics })];
  await owner.post('/partners/bulk', { ids: [alpine.id, fjord.id], change: { other_region_ids: [nordics] } });
  expect(await owner.get(`/partners/${alpine.id}`)).toMatchObject({ region_names: ['Vienna', 'Nordics'] });
  expect(await owner.get(`/partners/${fjord.id}`)).toMatchObject({ region_names: ['Nordics'], other_region_ids: [] });
});

test('keeps partners in an archived region', async () => {
  const { id } = await make('Alpine', { region_id: vienna, other_region_ids: [nordics] });
  await owner.request('DELETE', `/partner_regions/${nordics}`);
  expect(await owner.get(`/partners/${id}`)).toMatchObject({ region_names: ['Vienna', 'Nordics'] });
  expect(await named(`within_region_id=${nordics}`)).toEqual(['Alpine']);
});
