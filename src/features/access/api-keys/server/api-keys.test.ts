import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { ApiKey, NewApiKey } from '../schema.ts';

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  owner = company.owner;
});
afterAll(() => world.close());

const make = (body: object = {}, by = owner) =>
  by.post<NewApiKey>('/api_keys', { name: 'Sync', permissions: ['partners:manage'], ...body });
const ask = (secret: string, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  world.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${secret}` },
    ...(payload && { payload }),
  });

test('shows a key once and stores only its hash', async () => {
  const key = await make();
  expect(key.secret).toMatch(/^tdm_[\w-]{43}$/);
  expect(key.secret.startsWith(key.prefix)).toBe(true);
  const listed = await owner.get<ApiKey>(`/api_keys/${key.id}`);
  expect(JSON.stringify(listed)).not.toContain(key.secret);
  const kept = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ text: string }>(sql`
      select k::text as text from api_keys k where id = ${key.id} union all select a::text from audit_events a
      where ref_id = ${key.id}`),
  );
  expect(kept.length).toBeGreaterThan(1);
  for (const { text } of kept) expect(text).not.toContain(key.secret.slice(key.prefix.length));
});

test('keeps the secret out of stored responses; a repeated request is told to create another key', async () => {
  const body = { name: 'Once', permissions: ['partners:view'] };
  const headers = { 'idempotency-key': 'make-this-once' };
  const first = await owner.request('POST', '/api_keys', body, headers);
  const { secret } = first.json<NewApiKey>();
  const kept = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ text: string }>(sql`select r::text as text from idempotency_records r where key = 'make-this-once'`),
  );
  expect(kept).toHaveLength(1);
  expect(kept[0]!.text).not.toContain(secret);
  const again = await owner.request('POST', '/api_keys', body, headers);
  expect(again.json()).toMatchObject({ statusCode: 409, message: expect.stringContaining('already created') });
  expect(await owner.get('/api_keys?name=Once')).toHaveLength(1);
});

test('limits a key to its permissions, and logs its changes under its name', async () => {
  const { secret, id } = await make({ permissions: ['partners:manage'] });
  await company.within((call) => samplePartner(call));
  const created = await ask(secret, 'POST', '/partners', { name: 'From a program' });
  expect(created.statusCode, created.body).toBe(201);
  expect((await ask(secret, 'GET', '/opportunities')).statusCode).toBe(403);
  expect((await ask(secret, 'GET', '/api_keys')).statusCode).toBe(403);
  expect((await ask(secret, 'GET', '/session')).json()).toMatchObject({ organization: { id: company.id } });
  const [event] = await owner.get<object[]>(`/audit_events?ref_table=partners&ref_id=${created.json().id}`);
  expect(event).toMatchObject({ actor_kind: 'api_key', actor_id: owner.user_id, api_key_id: id, api_key_name: 'Sync' });
});

test('refuses actions that require a person', async () => {
  const { secret } = await make({ permissions: ['*:manage'] });
  expect((await ask(secret, 'GET', '/user/preference')).statusCode).toBe(403);
  expect((await ask(secret, 'GET', '/sessions')).statusCode).toBe(422);
  expect((await ask(secret, 'POST', '/auth/sign-out', {})).statusCode).toBe(422);
  expect((await ask(secret, 'POST', '/api_keys', { name: 'Another', permissions: ['partners:view'] })).statusCode).toBe(
    422,
  );
});

test('never gives a key more permissions than its creator, now or later', async () => {
  const admin = await company.member('admin');
  const key = await make({ permissions: ['*:manage'] }, admin);
  expect((await ask(key.secret, 'POST', '/partner_types', { name: 'By key' })).statusCode).toBe(201);
  await owner.patch(`/team_members/${admin.user_id}`, { role: 'read_only' });
  expect((await ask(key.secret, 'POST', '/partner_types', { name: 'Again' })).statusCode).toBe(403);
  expect((await ask(key.secret, 'GET', '/partner_types')).statusCode).toBe(200);
  expect((await admin.request('POST', '/api_keys', { name: 'New', permissions: ['partners:view'] })).statusCode).toBe(
    403,
  );
});

test('limits the key of someone with own partners only to those partners', async () => {
  const role = await owner.post<{ id: string }>('/roles', { name: 'Own only', permissions: ['partners:view'] });
  const person = await company.member('admin');
  const mine = await company.within((call) => samplePartner(call, { owner_user_id: person.user_id }));
  const key = await make({ permissions: ['partners:view'] }, person);
  await owner.patch(`/team_members/${person.user_id}`, { role: 'custom', role_id: role.id });
  await owner.patch(`/roles/${role.id}`, { scope: 'own' });
  expect((await ask(key.secret, 'GET', '/partners')).json<{ id: string }[]>().map(({ id }) => id)).toEqual([mine]);
});

test('refuses unknown, foreign and excessive permissions by name', async () => {
  const refused = async (permissions: string[], by = owner) => {
    const answer = await by.request('POST', '/api_keys', { name: 'Bad', permissions });
    return [answer.statusCode, answer.json().errors.permissions[0]];
  };
  expect(await refused(['unicorns:view'])).toEqual([422, 'unicorns:view: unknown permission']);
  expect((await owner.request('POST', '/api_keys', { name: 'Bad', permissions: [] })).statusCode).toBe(400);
  expect((await owner.request('POST', '/api_keys', { name: 'Bad', permissions: ['partners:eat'] })).statusCode).toBe(
    400,
  );
});

test('refuses revoked and expired keys', async () => {
  const key = await make();
  expect((await ask(key.secret, 'GET', '/partners')).statusCode).toBe(200);
  expect(await owner.post(`/api_keys/${key.id}/revoke`)).toMatchObject({ status: 'revoked' });
  expect((await ask(key.secret, 'GET', '/partners')).statusCode).toBe(401);
  expect(await owner.post(`/api_keys/${key.id}/revoke`)).toMatchObject({ status: 'revoked' });
  const past = await owner.request('POST', '/api_keys', {
    name: 'Late',
    permissions: ['partners:view'],
    expires_at: '2020-01-01T00:00:00Z',
  });
  expect(past.statusCode).toBe(422);
  const short = await make();
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update api_keys set expires_at = now() - interval '1 minute' where id = ${short.id}`),
  );
  world.kernel.identity.forget();
  expect((await ask(short.secret, 'GET', '/partners')).statusCode).toBe(401);
});

test('limits the requests of a key per minute, and returns how many are left', async () => {
  const { secret } = await make({ rate_per_minute: 3 });
  const answers = [];
  for (let i = 0; i < 4; i += 1) answers.push(await ask(secret, 'GET', '/partners'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  expect(answers.map(({ headers }) => headers['x-ratelimit-remaining']).slice(0, 3)).toEqual(['2', '1', '0']);
});

test('records when a key was last used', async () => {
  const { secret, id } = await make();
  expect(await owner.get(`/api_keys/${id}`)).toMatchObject({ last_used_at: null });
  await ask(secret, 'GET', '/partners');
  await expect
    .poll(async () => (await owner.get<ApiKey>(`/api_keys/${id}`)).last_used_at, { timeout: 10_000 })
    .not.toBeNull();
});

test('a partner’s key works in its program only, and the company can withdraw it', async () => {
  const [own, other] = await company.within(async (call) => [await samplePartner(call), await samplePartner(call)]);
  const admin = await world.partnerUser(company, own);
  const key = await make({ permissions: ['partners:view'] }, admin);
  const seen = await ask(key.secret, 'GET', '/partners');
  expect(seen.json<{ id: string }[]>().map(({ id }) => id)).toEqual([own]);
  expect((await ask(key.secret, 'GET', `/partners/${other}`)).statusCode).toBe(404);
  expect((await admin.get<ApiKey[]>('/api_keys')).map(({ id }) => id)).toEqual([key.id]);
  await owner.post(`/api_keys/${key.id}/revoke`);
  expect((await ask(key.secret, 'GET', '/partners')).statusCode).toBe(401);
});

test('hides a key from other companies', async () => {
  const key = await make();
  const stranger = (await world.company('Stranger')).owner;
  expect((await stranger.request('GET', `/api_keys/${key.id}`)).statusCode).toBe(404);
  expect((await stranger.request('POST', `/api_keys/${key.id}/revoke`, {})).statusCode).toBe(404);
});
