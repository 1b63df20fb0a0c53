import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { createTandem, type Row, type Tandem, TandemError, unwrap, verifyWebhook } from '../../../client/src/index.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';
import { clientDocument } from './client-document.ts';
import { clientTypes, type TypedDocument } from './client-types.ts';

/** The published client works against the running server, over a real socket. */
let world: World;
let company: Company;
let base: string;
let tandem: Tandem;
let key: string;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
  base = await world.app.listen({ port: 0, host: '127.0.0.1' });
  key = (await company.owner.post<{ secret: string }>('/api_keys', { name: 'Client', permissions: ['*:manage'] }))
    .secret;
  tandem = createTandem({ baseUrl: `${base}/`, key });
});
afterAll(() => world.close());

test('the API description uses only what the types of the client can say', async () => {
  const document: unknown = clientDocument((await world.app.inject('/api/openapi.json')).json());
  const types = clientTypes(document as TypedDocument);
  expect(types).toContain('"/api/partners/{id}": {');
  expect(types).toContain('get: operations["get_partners_id"];');
});

test('creates, reads, changes and deletes a record with types', async () => {
  const tag = unwrap(await tandem.POST('/api/tags', { body: { name: 'Typed', entity: 'partners' } }));
  expectTypeOf(tag.name).toEqualTypeOf<string>();
  expectTypeOf<Row<'/api/partners'>['name']>().toEqualTypeOf<string>();
  expectTypeOf<Row<'/api/exchange/deals'>['external_ref']>().toEqualTypeOf<string | null>();
  // @ts-expect-error -- an unknown field
  await tandem.POST('/api/tags', { body: { name: 'Wrong', entity: 'partners', nonsense: true } });
  // @ts-expect-error -- an unknown address
  await tandem.GET('/api/nonsense');
  const path = { id: tag.id };
  const { data, response } = await tandem.GET('/api/tags/{id}', { params: { path } });
  expect(data).toEqual(tag);
  const headers = { 'If-Match': response.headers.get('etag')! };
  unwrap(await tandem.PATCH('/api/tags/{id}', { params: { path }, headers, body: { name: 'Renamed' } }));
  const late = await tandem.PATCH('/api/tags/{id}', { params: { path }, headers, body: { name: 'Late' } });
  expect(late.response.status).toBe(412);
  expect(() => unwrap(late)).toThrow(TandemError);
  unwrap(await tandem.DELETE('/api/tags/{id}', { params: { path } }));
});

test('reads a list page by page, each row once', async () => {
  const names = Array.from({ length: 7 }, (_, at) => `Paged ${at}`);
  for (const name of names) unwrap(await tandem.POST('/api/tags', { body: { name, entity: 'accounts' } }));
  const listedNames: string[] = [];
  for await (const tag of tandem.each('/api/tags', { entity: 'accounts', _sort: 'name' }, 3)) {
    expectTypeOf(tag.id).toEqualTypeOf<string>();
    listedNames.push(tag.name);
  }
  expect(listedNames).toEqual(names);
  const many: string[] = [];
  for await (const { name } of tandem.each('/api/tags', { name: ['Paged 1', 'Paged 2'] })) many.push(name);
  expect(many.sort()).toEqual(['Paged 1', 'Paged 2']);
});

test('a refusal tells the fields', async () => {
  const refused = await tandem.POST('/api/tags', { body: { name: '', entity: 'partners' } });
  try {
    unwrap(refused);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(TandemError);
    expect((error as TandemError).status).toBe(400);
    expect((error as TandemError).refusal.errors).toHaveProperty('name');
  }
});

test('waits after 429 as long as the server says, and goes on', async () => {
  const slow = await company.owner.post<{ secret: string }>('/api_keys', {
    name: 'Slow',
    permissions: ['tags:view'],
    rate_per_minute: 1,
  });
  const waits: number[] = [];
  const patient = createTandem({
    baseUrl: base,
    key: slow.secret,
    wait: async (milliseconds) => {
      waits.push(Math.floor(milliseconds / 1000));
      world.clock.advance(61_000);
    },
  });
  for (let at = 0; at < 2; at += 1) expect((await patient.GET('/api/tags')).response.status).toBe(200);
  expect(waits).toEqual([60]);
  const hasty = createTandem({
    baseUrl: base,
    key: slow.secret,
    longestWait: 5,
    wait: async () => expect.unreachable(),
  });
  expect((await hasty.GET('/api/tags')).response.status).toBe(429);
});

test('a POST whose response was lost is sent again and done once', async () => {
  let lost = 0;
  const shaky = createTandem({
    baseUrl: base,
    key,
    wait: async () => {},
    fetch: async (request) => {
      const response = await fetch(request);
      if (lost++ === 0) throw new TypeError('The connection was lost.');
      return response;
    },
  });
  const tag = unwrap(await shaky.POST('/api/tags', { body: { name: 'Once', entity: 'partners' } }));
  expect(lost).toBe(2);
  expect(await company.owner.get('/tags?name=Once')).toMatchObject([{ id: tag.id }]);
});

test('a change that cannot be repeated safely is not sent twice', async () => {
  let sent = 0;
  const shaky = createTandem({
    baseUrl: base,
    key,
    wait: async () => {},
    fetch: async () => {
      sent += 1;
      throw new TypeError('The connection was lost.');
    },
  });
  const path = { id: '00000000-0000-4000-8000-000000000000' };
  await expect(shaky.PATCH('/api/tags/{id}', { params: { path }, body: { name: 'x' } })).rejects.toThrow('lost');
  expect(sent).toBe(1);
});

test('accepts a webhook of the owner of the secret, and nothing else', () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const body = JSON.stringify({ type: 'deal.approved', timestamp: '2026-03-16T09:00:00Z', data: { id: 'x' } });
  const now = new Date();
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', now, body),
  };
  expect(verifyWebhook(secret, headers, body)).toMatchObject({ type: 'deal.approved', data: { id: 'x' } });
  expect(() => verifyWebhook(secret, headers, body.replace('approved', 'rejected'))).toThrow();
  expect(() => verifyWebhook(`whsec_${Buffer.alloc(32, 8).toString('base64')}`, headers, body)).toThrow();
  const old = { ...headers, 'webhook-timestamp': String(Math.floor(now.getTime() / 1000) - 3600) };
  expect(() => verifyWebhook(secret, old, body)).toThrow();
});
