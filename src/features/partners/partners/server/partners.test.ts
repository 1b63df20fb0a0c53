import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartnerRegion } from '#features/partners/partner-regions/server/sample.ts';
import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import { samplePartnerType } from '#features/partners/partner-types/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Partner } from '../schema.ts';
import { samplePartner } from './sample.ts';

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  owner = company.owner;
});
afterAll(() => world.close());

const partner = (overrides = {}) => company.within((call) => samplePartner(call, overrides));

test('creates a partner from a name with default status, currency and domain', async () => {
  await company.within((call) => partnerStatusByCategory(call, 'active'));
  const nordwind = await owner.post<Partner>('/partners', {
    name: 'Nordwind GmbH',
    website: 'www.nordwind.example/about',
  });
  expect(nordwind).toMatchObject({
    name: 'Nordwind GmbH',
    website: 'https://www.nordwind.example/about',
    domain: 'nordwind.example',
    status_category: 'active',
    currency: 'USD',
    joined_on: '2026-03-16',
    open_deals: 0,
    open_pipeline_minor: 0,
    has_portal: false,
  });
});

test('names references in the list', async () => {
  const [type_id, region_id] = await company.within(async (call) => [
    await samplePartnerType(call, { name: 'Distributor' }),
    await samplePartnerRegion(call, { name: 'Nordics' }),
  ]);
  const id = await partner({ type_id, region_id, owner_user_id: owner.user_id, name: 'Named One' });
  const [row] = await owner.get<Partner[]>('/partners?q=named one');
  expect(row).toMatchObject({ id, type_name: 'Distributor', region_name: 'Nordics', owner_name: 'Test Person' });
  expect(await owner.get(`/partners?type_id=${type_id}&owner_user_id=${owner.user_id}`)).toHaveLength(1);
});

test('rejects web addresses that could run a script', async () => {
  const refused = await owner.request('POST', '/partners', { name: 'Bad', website: 'javascript:alert(1)' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toHaveProperty('website');
});

test('accepts an uploaded picture or a web address as logo', async () => {
  const uploaded = '/api/pictures/AAAAAAAAAAAAAAAAAAAAAAAA.png';
  expect(await owner.post('/partners', { name: 'Pictured', photo_url: uploaded })).toMatchObject({
    photo_url: uploaded,
  });
  const refused = await owner.request('POST', '/partners', { name: 'Bad', photo_url: 'javascript:alert(1)' });
  expect(refused.json().errors).toHaveProperty('photo_url');
});

test('requires a team member as the owner of a partner', async () => {
  const stranger = (await world.company('Elsewhere')).owner;
  const refused = await owner.request('POST', '/partners', { name: 'Orphan', owner_user_id: stranger.user_id });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toHaveProperty('owner_user_id');
});

test('rejects circular parent partners', async () => {
  const [top, middle, low] = [await partner(), await partner(), await partner()];
  await owner.patch(`/partners/${middle}`, { parent_partner_id: top });
  await owner.patch(`/partners/${low}`, { parent_partner_id: middle });
  for (const parent of [low, top]) {
    const refused = await owner.request('PATCH', `/partners/${top}`, { parent_partner_id: parent });
    expect(refused.statusCode, refused.body).toBe(422);
    expect(refused.json().errors).toHaveProperty('parent_partner_id');
  }
});

test('requires another partner of the company as referrer', async () => {
  const [bringer, brought] = [await partner(), await partner()];
  const name = (await owner.get<Partner>(`/partners/${bringer}`)).name;
  expect(await owner.patch<Partner>(`/partners/${brought}`, { referred_by_partner_id: bringer })).toMatchObject({
    referred_by_name: name,
  });
  const listed = await owner.get<Partner[]>(`/partners?referred_by_partner_id=${bringer}`);
  expect(listed.map(({ id }) => id)).toEqual([brought]);
  const itself = await owner.request('PATCH', `/partners/${brought}`, { referred_by_partner_id: brought });
  expect(itself.statusCode).toBe(422);
  expect(itself.json().errors).toEqual({ referred_by_partner_id: ['must be another partner'] });
  const elsewhere = await (await world.company('Elsewhere')).within((call) => samplePartner(call));
  const foreign = await owner.request('PATCH', `/partners/${brought}`, { referred_by_partner_id: elsewhere });
  expect(foreign.json().errors).toEqual({ referred_by_partner_id: ['does not exist'] });
});

test('rejects a cycle from two simultaneous parent changes', async () => {
  const [a, b] = [await partner(), await partner()];
  const answers = await Promise.all([
    owner.request('PATCH', `/partners/${a}`, { parent_partner_id: b }),
    owner.request('PATCH', `/partners/${b}`, { parent_partner_id: a }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
});

test('warns about a duplicate before a partner is created', async () => {
  const id = await partner({ name: 'Blue Ocean Software, Inc.', domain: 'blue-ocean.example' });
  const byDomain = await owner.get('/partners/duplicates?domain=https://www.blue-ocean.example/x');
  expect(byDomain).toMatchObject([{ id, match: 'same_domain' }]);
  expect(await owner.get('/partners/duplicates?name=BLUE OCEAN SOFTWARE LLC')).toMatchObject([
    { id, match: 'same_name' },
  ]);
  const russian = await owner.post<{ id: string }>('/partners', { name: 'Северсталь' });
  expect(await owner.get('/partners/duplicates?name=Severstal')).toMatchObject([
    { id: russian.id, match: 'similar_name' },
  ]);
  expect(await owner.get('/partners/duplicates?name=Blue Ocaen Software')).toMatchObject([
    { id, match: 'similar_name' },
  ]);
  expect(await owner.get(`/partners/duplicates?name=Blue Ocean Software&except=${id}`)).toEqual([]);
  expect(await owner.get('/partners/duplicates?domain=gmail.com')).toEqual([]);
  const stranger = (await world.company('Other sea')).owner;
  expect(await stranger.get('/partners/duplicates?name=Blue Ocean Software')).toEqual([]);
});

test('hides an archived partner from the list, keeps its page and restores it', async () => {
  const id = await partner({ name: 'Sleeper' });
  await owner.request('DELETE', `/partners/${id}`);
  expect(await owner.get('/partners?name=Sleeper')).toEqual([]);
  expect(await owner.get(`/partners/${id}`)).toMatchObject({ archived_at: expect.any(String) });
  await owner.patch(`/partners/${id}`, { archived_at: null });
  expect(await owner.get('/partners?name=Sleeper')).toHaveLength(1);
});

test('rejects a stale edit and shows the other change', async () => {
  const id = await partner();
  const { row_version } = await owner.get<Partner>(`/partners/${id}`);
  await owner.patch(`/partners/${id}`, { city: 'Lyon', row_version });
  const refused = await owner.request('PATCH', `/partners/${id}`, { city: 'Paris', row_version });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().current).toMatchObject({ city: 'Lyon' });
});

test('changes many partners and names those that cannot change', async () => {
  const [active, banned] = await company.within(async (call) => [
    await samplePartner(call, { name: 'Bulk active', tags: ['old'] }),
    await samplePartner(call, { name: 'Bulk banned', status_id: (await partnerStatusByCategory(call, 'banned')).id }),
  ]);
  const suspended = await company.within((call) => partnerStatusByCategory(call, 'suspended'));
  const result = await owner.post('/partners/bulk', {
    ids: [active, banned],
    change: { status_id: suspended.id, reason_code: 'inactive', add_tags: ['q2'], remove_tags: ['old'] },
  });
  expect(result).toMatchObject({ changed: 1, refused: [{ id: banned, name: 'Bulk banned' }] });
  expect(await owner.get(`/partners/${active}`)).toMatchObject({ status_category: 'suspended', tags: ['q2'] });
  expect(await owner.get(`/partners/${banned}`)).toMatchObject({ status_category: 'banned', tags: [] });
});

test('hides partners from other companies', async () => {
  const id = await partner();
  const stranger = (await world.company('Stranger')).owner;
  expect((await stranger.request('GET', `/partners/${id}`)).statusCode).toBe(404);
  expect((await stranger.request('PATCH', `/partners/${id}`, { name: 'Mine' })).statusCode).toBe(404);
  expect((await stranger.request('POST', `/partners/${id}/tier`, { tier_id: null })).statusCode).toBe(404);
  const bulk = await stranger.post('/partners/bulk', { ids: [id], change: { archive: true } });
  expect(bulk).toEqual({ changed: 0, refused: [] });
  expect(await owner.get(`/partners/${id}`)).toMatchObject({ archived_at: null });
});

test('shows a partner only itself, without internal fields', async () => {
  const own = await partner({ internal_notes: 'Watch the margin', external_ref: 'SF-77', tags: ['at risk'] });
  const other = await partner();
  const user = await world.partnerUser(company, own);
  const seen = await user.get<Record<string, unknown>[]>('/partners');
  expect(seen.map(({ id }) => id)).toEqual([own]);
  for (const secret of [
    'internal_notes',
    'external_ref',
    'tags',
    'status_name',
    'owner_user_id',
    'open_pipeline_minor',
  ]) {
    expect(seen[0]).not.toHaveProperty(secret);
  }
  expect((await user.request('GET', `/partners/${other}`)).statusCode).toBe(404);
  expect((await user.request('GET', '/partners?internal_notes=x')).statusCode).toBe(400);
});

test('lets a partner edit its profile only', async () => {
  const own = await partner();
  const other = await partner();
  const admin = await world.partnerUser(company, own);
  expect(await admin.patch(`/partners/${own}`, { phone: '+49 30 1234', city: 'Berlin' })).toMatchObject({
    city: 'Berlin',
  });
  for (const field of [
    { name: 'New' },
    { domain: 'x.example' },
    { internal_notes: 'x' },
    { status_id: own },
    { tags: [] },
  ]) {
    expect((await admin.request('PATCH', `/partners/${own}`, field)).statusCode).toBe(400);
  }
  expect((await admin.request('PATCH', `/partners/${other}`, { city: 'Rome' })).statusCode).toBe(404);
  const member = await world.partnerUser(company, own, 'partner_member');
  expect((await member.request('PATCH', `/partners/${own}`, { city: 'Rome' })).statusCode).toBe(403);
});

test('pickers get exact and beginning matches first, and active partners before suspended ones', async () => {
  const { owner } = company;
  const suspended = await company.within((call) => partnerStatusByCategory(call, 'suspended'));
  for (const name of ['Old Quaxley', 'Quaxley Two', 'Quaxley One', 'Quaxley', 'Bequaxley']) {
    const { id } = await owner.post<{ id: string }>('/partners', { name });
    if (name === 'Quaxley One')
      await owner.patch(`/partners/${id}`, { status_id: suspended.id, reason_code: 'inactive' });
  }
  const found = await owner.get<{ name: string }[]>('/partners?q=quaxley&_sort=_match');
  expect(found.map(({ name }) => name)).toEqual(['Quaxley', 'Quaxley Two', 'Quaxley One', 'Old Quaxley', 'Bequaxley']);
});
