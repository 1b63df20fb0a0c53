import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Row } from '../db/client.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  owner = company.owner;
});
afterAll(() => world.close());

interface Results {
  results: { status: number; etag: string | null; body: Row }[];
  failed: number;
}
const batch = async (operations: object[], person: Person = owner) => person.post<Results>('/batch', { operations });

test('creates, changes and deletes records; a refusal concerns only its own operation', async () => {
  const { results, failed } = await batch([
    { method: 'POST', path: '/api/tags', body: { name: 'One', entity: 'partners' } },
    { method: 'POST', path: '/api/tags', body: { name: '', entity: 'partners' } },
    { method: 'POST', path: '/api/tags', body: { name: 'Two', entity: 'partners' } },
  ]);
  expect([results.map(({ status }) => status), failed]).toEqual([[201, 400, 201], 1]);
  const [one, wrong, two] = results;
  expect(wrong!.body).toMatchObject({ statusCode: 400, errors: { name: expect.anything() } });
  const changed = await batch([
    { method: 'PATCH', path: `/api/tags/${one!.body.id}`, body: { name: 'Uno' }, if_match: one!.etag },
    { method: 'PATCH', path: `/api/tags/${one!.body.id}`, body: { name: 'Late' }, if_match: one!.etag },
    { method: 'DELETE', path: `/api/tags/${two!.body.id}` },
  ]);
  expect(changed.results.map(({ status }) => status)).toEqual([200, 412, 200]);
  expect((await owner.get<Row[]>('/tags?entity=partners')).map(({ name }) => name)).toEqual(['Uno']);
});

test('a repeated batch with idempotency keys creates nothing again', async () => {
  const operations = [1, 2].map((at) => ({
    method: 'POST',
    path: '/api/tags',
    body: { name: `Keyed ${at}`, entity: 'accounts' },
    idempotency_key: `batch-${at}`,
  }));
  const first = await batch(operations);
  expect(await batch(operations)).toEqual(first);
  expect(await owner.get('/tags?entity=accounts')).toHaveLength(2);
});

test('allows nothing that the caller may not do one by one', async () => {
  const finance = await company.member('finance');
  const neighbor = (await world.company('Neighbor')).owner;
  const partner_id = await company.within((call) => samplePartner(call));
  const partner = await world.partnerUser(company, partner_id);
  const change = { method: 'PATCH', path: `/api/partners/${partner_id}`, body: { name: 'Taken' } };
  const names = async () => (await owner.get<Row>(`/partners/${partner_id}`)).name;
  const before = await names();
  for (const [person, status] of [
    [finance, 403],
    [neighbor, 404],
    [partner, 400],
  ] as const) {
    const alone = await person.request('PATCH', `/partners/${partner_id}`, change.body);
    expect(alone.statusCode, alone.body).toBe(status);
    expect((await batch([change], person)).results).toMatchObject([{ status, body: alone.json() }]);
  }
  expect(await names()).toBe(before);
  const { secret } = await owner.post<{ secret: string }>('/api_keys', {
    name: 'Narrow',
    permissions: ['tags:manage'],
    rate_per_minute: 4,
  });
  const ask = (operations: object[]) =>
    world.app.inject({
      method: 'POST',
      url: '/api/batch',
      headers: { authorization: `Bearer ${secret}` },
      payload: { operations },
    });
  const tag = (name: string) => ({
    method: 'POST',
    path: '/api/tags',
    body: { name: `Limit ${name}`, entity: 'partners' },
  });
  // Each operation counts toward the limit of the key.
  const answer = (await ask([change, tag('a'), tag('b'), tag('c'), tag('d')])).json<Results>();
  expect(answer.results.map((one) => one.status)).toEqual([403, 201, 201, 429, 429]);
  expect(
    (await world.app.inject({ method: 'POST', url: '/api/batch', payload: { operations: [change] } })).statusCode,
  ).toBe(401);
});

test('refuses addresses outside the records, nested batches and too many operations', async () => {
  for (const path of [
    '/api/batch',
    '/api/auth/sign-out',
    '/api/sessions/x',
    '/healthz',
    '/api/partners?x=1',
    '/api/../metrics',
    'https://elsewhere.example/api/tags',
    '/api/partners/a/b/c',
  ]) {
    const answer = await owner.request('POST', '/batch', { operations: [{ method: 'POST', path, body: {} }] });
    expect([path, answer.statusCode]).toEqual([path, 400]);
  }
  const one = { method: 'DELETE', path: '/api/tags/00000000-0000-4000-8000-000000000000' };
  expect((await owner.request('POST', '/batch', { operations: Array(101).fill(one) })).statusCode).toBe(400);
  expect((await owner.request('POST', '/batch', { operations: [{ ...one, method: 'GET' }] })).statusCode).toBe(400);
});
