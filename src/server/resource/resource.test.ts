import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type World } from '../testing/world.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

test('creates, lists, reads, changes and archives a row', async () => {
  const { owner } = company;
  const created = await owner.request('POST', '/partner_types', { name: 'Reseller', color: '#112233' });
  expect(created.statusCode, created.body).toBe(201);
  const { id, row_version } = created.json();
  expect(await owner.get(`/partner_types/${id}`)).toMatchObject({ name: 'Reseller', row_version: 1 });
  expect(await owner.patch(`/partner_types/${id}`, { name: 'Dealer', row_version })).toMatchObject({
    name: 'Dealer',
    row_version: 2,
  });
  const list = await owner.request('GET', '/partner_types?name_like=EAL');
  expect(list.headers['x-total-count']).toBe('1');
  expect(list.json()).toMatchObject([{ id, name: 'Dealer' }]);
  expect((await owner.request('DELETE', `/partner_types/${id}`)).statusCode).toBe(200);
  expect((await owner.request('GET', '/partner_types')).json()).toEqual([]);
  expect(await owner.get(`/partner_types/${id}`)).toMatchObject({ archived_at: expect.any(String) });
});

test('rejects a stale edit with the current row', async () => {
  const { owner } = company;
  const { id } = await owner.post<{ id: string }>('/partner_types', { name: 'Stale' });
  await owner.patch(`/partner_types/${id}`, { name: 'Newer', row_version: 1 });
  const refused = await owner.request('PATCH', `/partner_types/${id}`, { name: 'Older', row_version: 1 });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ statusCode: 409, current: { name: 'Newer', row_version: 2 } });
});

test('rejects an unknown field by name and writes nothing', async () => {
  const refused = await company.owner.request('POST', '/partner_types', { name: 'X', nmae: 'Y' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ statusCode: 400, errors: { nmae: ['is not a known field'] } });
});

test('hides rows from other companies', async () => {
  const { id } = await company.owner.post<{ id: string }>('/partner_types', { name: 'Ours' });
  const stranger = (await world.company('Other')).owner;
  expect((await stranger.request('GET', `/partner_types/${id}`)).statusCode).toBe(404);
  expect((await stranger.request('PATCH', `/partner_types/${id}`, { name: 'Theirs' })).statusCode).toBe(404);
  expect((await stranger.request('DELETE', `/partner_types/${id}`)).statusCode).toBe(404);
  expect(await stranger.get('/partner_types')).toEqual([]);
});

test('creates one row for retries with the same key', async () => {
  const { owner } = company;
  const key = { 'idempotency-key': 'retry-1' };
  const first = await owner.request('POST', '/partner_types', { name: 'Once' }, key);
  const second = await owner.request('POST', '/partner_types', { name: 'Once' }, key);
  expect(second.statusCode).toBe(201);
  expect(second.json()).toEqual(first.json());
  const other = await owner.request('POST', '/partner_types', { name: 'Twice' }, key);
  expect(other.statusCode).toBe(422);
  for (const wrong of ['', 'k'.repeat(201)]) {
    const refused = await owner.request('POST', '/partner_types', { name: 'Keyed' }, { 'idempotency-key': wrong });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({ 'Idempotency-Key': ['must have 1 to 200 characters'] });
  }
});

test('trims names', async () => {
  const { owner } = company;
  const made = await owner.post<{ id: string }>('/partner_types', { name: '  Integrator\t', description: ' kept ' });
  expect(made).toMatchObject({ name: 'Integrator', description: ' kept ' });
  expect((await owner.request('POST', '/partner_types', { name: 'integrator ' })).statusCode).toBe(409);
  expect(await owner.patch(`/partner_types/${made.id}`, { name: 'Integrators ' })).toMatchObject({
    name: 'Integrators',
  });
});

test('requires every word of a search', async () => {
  const { owner } = company;
  const { id } = await owner.post<{ id: string }>('/accounts', { name: 'one two three four five six seven eight' });
  const ids = async (q: string) =>
    (await owner.get<{ id: string }[]>(`/accounts?q=${encodeURIComponent(q)}`)).map((row) => row.id);
  expect(await ids('eight seven six five four three two one')).toEqual([id]);
  expect(await ids('one two three four five six seven nine')).toEqual([]);
});

test('normalizes accented letters', async () => {
  const { owner } = company;
  const [composed, apart] = ['Käserei', 'Käserei'].map((name, at) => name.normalize(at === 0 ? 'NFC' : 'NFD'));
  const made = await owner.post<{ id: string }>('/partner_types', { name: apart });
  expect(made).toMatchObject({ name: composed });
  expect((await owner.request('POST', '/partner_types', { name: composed })).statusCode).toBe(409);
  for (const typed of [composed!, apart!])
    for (const query of [`q=${encodeURIComponent(typed)}`, `name_like=${encodeURIComponent(typed)}`])
      expect(await owner.get(`/partner_types?${query}`), query).toMatchObject([{ id: made.id }]);
});

test('searches instants as displayed', async () => {
  const { owner } = company;
  const { id, created_at } = await owner.post<{ id: string; created_at: string }>('/accounts', { name: 'Timely' });
  const found = await owner.get<{ id: string }[]>(`/accounts?id=${id}&created_at_like=${created_at.slice(0, 13)}`);
  expect(found).toHaveLength(1);
  expect(await owner.get(`/accounts?id=${id}&created_at_like=1999-01-01T`)).toEqual([]);
});

test('matches every row for an empty search', async () => {
  const { owner } = company;
  const { id } = await owner.post<{ id: string }>('/accounts', { name: 'Untagged' });
  for (const field of ['name', 'tags', 'created_at'])
    expect(await owner.get(`/accounts?id=${id}&${field}_like=`), field).toHaveLength(1);
});

test('rejects a duplicate type name by field', async () => {
  await company.owner.post('/partner_types', { name: 'Unique' });
  const refused = await company.owner.request('POST', '/partner_types', { name: 'unique' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().errors).toHaveProperty('name');
});

test('a list exports as CSV', async () => {
  const csv = await company.owner.request('GET', '/partner_types/export.csv?name=Ours');
  expect(csv.statusCode).toBe(200);
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.body.split('\r\n')).toHaveLength(3);
});

test('renumbers rows together', async () => {
  const { owner } = company;
  const [first, second] = await owner.get<{ id: string }[]>('/partner_types?_end=2');
  await owner.patch('/partner_types/0', {
    updates: [
      { id: first!.id, values: { order: 2 } },
      { id: second!.id, values: { order: 1 } },
    ],
  });
  expect(await owner.get(`/partner_types/${first!.id}`)).toMatchObject({ order: 2 });
});

test('rejects a row listed twice in a new order', async () => {
  const { owner } = company;
  const [row] = await owner.get<{ id: string; order: number }[]>('/partner_types?_end=1');
  const updates = [row!.id, row!.id.toUpperCase()].map((id, at) => ({ id, values: { order: 70 + at } }));
  const refused = await owner.request('PATCH', '/partner_types/0', { updates });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toEqual({ 'updates.1.id': ['is there twice'] });
  expect(await owner.get(`/partner_types/${row!.id}`)).toMatchObject({ order: row!.order });
});
