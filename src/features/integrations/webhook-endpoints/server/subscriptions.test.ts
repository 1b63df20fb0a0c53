import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { createOutgoing } from '#server/outgoing/outgoing.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { NewEndpoint, SampleEvent, WebhookDelivery, WebhookEndpoint } from '../schema.ts';
import { allowReceiver, type Receiver, startReceiver } from './testing/receiver.ts';
import { settle } from './testing/settle.ts';

let world: World;
let company: Company;
let owner: Person;
let receiver: Receiver;
beforeAll(async () => {
  world = await createWorld({ own: true, now: new Date().toISOString() });
  await world.switchEverythingOn();
  receiver = await startReceiver();
});
beforeEach(async () => {
  allowReceiver(world, receiver);
  receiver.received.length = 0;
  receiver.answer = () => ({});
  company = await world.company();
  owner = company.owner;
});
afterAll(async () => {
  await receiver.close();
  await world.close();
});

interface Key {
  id: string;
  secret: string;
}
const makeKey = (permissions: string[], by = owner) => by.post<Key>('/api_keys', { name: 'Zapier', permissions });
const ask = ({ secret }: Pick<Key, 'secret'>, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  world.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${secret}` },
    ...(payload && { payload }),
  });
const rights = ['webhook_endpoints:manage', 'partners:view'];
const addPartner = () => company.within((call) => samplePartner(call));
const endpoints = () => owner.get<WebhookEndpoint[]>('/webhook_endpoints');

test('a tool subscribes by API key, receives events, and unsubscribes', async () => {
  const key = await makeKey(rights);
  const subscribed = await ask(key, 'POST', '/webhook_endpoints/subscribe', {
    target_url: `${receiver.url}/zap`,
    event: 'partner.created',
  });
  expect(subscribed.statusCode, subscribed.body).toBe(201);
  const { id, secret } = subscribed.json<{ id: string; secret: string }>();
  const partner = await addPartner();
  await settle(world, company);
  const [message] = receiver.received;
  expect(new Webhook(secret).verify(message!.body, message!.headers)).toMatchObject({ data: { id: partner } });

  const samples = await ask(key, 'GET', '/webhook_endpoints/samples?event=partner.created');
  const [sample] = samples.json<SampleEvent[]>();
  expect(sample).toEqual({ id: message!.headers['webhook-id'], ...JSON.parse(message!.body) });

  expect((await ask(key, 'DELETE', `/webhook_endpoints/subscribe/${id}`)).statusCode).toBe(204);
  expect((await ask(key, 'DELETE', `/webhook_endpoints/subscribe/${id}`)).statusCode).toBe(404);
  await addPartner();
  await settle(world, company);
  expect(receiver.received).toHaveLength(1);
});

test('the same hook twice, also at once, is one subscription', async () => {
  const key = await makeKey(rights);
  const subscribe = async (by: Pick<Key, 'secret'>, path: string, event = 'partner.created') => {
    const answer = await ask(by, 'POST', '/webhook_endpoints/subscribe', {
      target_url: `${receiver.url}${path}`,
      event,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ id: string; secret: string }>();
  };
  const [one, other] = await Promise.all([subscribe(key, '/zap'), subscribe(key, '/zap')]);
  expect(other).toEqual(one);
  await owner.post(`/webhook_endpoints/${one.id}/disable`);
  expect(await subscribe(key, '/zap')).toEqual(one);
  await addPartner();
  await settle(world, company);
  expect(receiver.received).toHaveLength(1);
  const others = [
    await subscribe(key, '/other'),
    await subscribe(key, '/zap', 'partner.updated'),
    await subscribe(await makeKey(rights), '/zap'),
  ];
  expect(new Set([one, ...others].map(({ id }) => id)).size).toBe(4);
});

test('an example stands in while nothing has happened', async () => {
  const key = await makeKey(rights);
  const [sample] = (await ask(key, 'GET', '/webhook_endpoints/samples?event=partner.created')).json<SampleEvent[]>();
  expect(sample).toMatchObject({ id: expect.any(String), type: 'partner.created', data: { object: 'partners' } });
});

test('a key subscribes only to events of records that it may view', async () => {
  const key = await makeKey(rights);
  const subscribe = (event: string) =>
    ask(key, 'POST', '/webhook_endpoints/subscribe', { target_url: `${receiver.url}/`, event });
  for (const event of ['payout.paid', 'commission.line_created', 'nothing.known'])
    expect((await subscribe(event)).json(), event).toMatchObject({
      statusCode: 422,
      errors: { event: [`${event}: not an event that you can receive`] },
    });
  const viewer = await makeKey(['webhook_endpoints:view', 'partners:view']);
  expect(
    (await ask(viewer, 'POST', '/webhook_endpoints/subscribe', { target_url: receiver.url, event: 'partner.created' }))
      .statusCode,
  ).toBe(403);
  // A widened list of events is checked as well.
  const person = await company.member('admin');
  const endpoint = await person.post<NewEndpoint>('/webhook_endpoints', {
    name: 'x',
    address: `${receiver.url}/`,
    event_types: ['partner.created'],
  });
  const widened = await world.app.inject({
    method: 'PATCH',
    url: `/api/webhook_endpoints/${endpoint.id}`,
    headers: { authorization: `Bearer ${key.secret}` },
    payload: { event_types: ['partner.created', 'payout.paid'] },
  });
  expect(widened.statusCode).toBe(422);
});

test('a subscription ends with its key, and when its target is gone', async () => {
  const key = await makeKey(rights);
  const subscribe = () =>
    ask(key, 'POST', '/webhook_endpoints/subscribe', { target_url: `${receiver.url}/`, event: 'partner.created' });
  await subscribe();
  receiver.answer = () => ({ status: 410 });
  await addPartner();
  await settle(world, company);
  expect(await endpoints()).toEqual([]);
  const left = await world.kernel.system.unscoped((tx) =>
    tx.rows(sql`select from stored_secrets where ref_table = 'webhook_endpoints' and organization_id = ${company.id}`),
  );
  expect(left).toEqual([]);

  receiver.answer = () => ({});
  await subscribe();
  await owner.post(`/api_keys/${key.id}/revoke`);
  await addPartner();
  await settle(world, company);
  expect(receiver.received).toHaveLength(1);
  expect(await endpoints()).toEqual([]);
});

test('private addresses, redirects and changed names are refused, and the log says so plainly', async () => {
  let resolved = ['203.0.113.5'];
  world.kernel.outgoing = createOutgoing({ resolve: async () => resolved });
  const targets: [string, string[]][] = [
    ['https://127.0.0.1/', []],
    ['https://[::1]/', []],
    ['https://169.254.169.254/latest/meta-data/', []],
    ['https://metadata.example/', ['169.254.169.254']],
    ['https://half.example/', ['203.0.113.5', '10.0.0.7']],
    ['https://mapped.example/', ['::ffff:192.168.1.1']],
    [`https://localhost:${new URL(receiver.url).port}/`, ['127.0.0.1']],
  ];
  for (const [address, addresses] of targets) {
    resolved = addresses;
    const one = await owner.post<NewEndpoint>('/webhook_endpoints', {
      name: 'x',
      address,
      event_types: ['partner.created'],
    });
    const { id } = await owner.post<{ id: string }>(`/webhook_endpoints/${one.id}/test`, {});
    await settle(world, company);
    const delivery = await owner.get<WebhookDelivery>(`/webhook_deliveries/${id}`);
    expect(delivery, address).toMatchObject({ status: 'failed', last_status_code: null });
    expect(delivery.last_error, address).toMatch(/has no public address\./);
    expect(delivery.last_error).not.toMatch(/10\.0\.0\.7|192\.168/);
  }
  expect(receiver.received).toEqual([]);
  for (const address of [
    'http://hooks.example/',
    'ftp://hooks.example/',
    'https://user:word@hooks.example/',
    'https://',
  ])
    expect(
      (await owner.request('POST', '/webhook_endpoints', { name: 'x', address, event_types: ['partner.created'] }))
        .statusCode,
      address,
    ).toBeOneOf([400, 422]);
});

test('the secret of an endpoint is not stored for repeated requests', async () => {
  const body = { name: 'Once', address: `${receiver.url}/`, event_types: ['partner.created'] };
  const headers = { 'idempotency-key': `once-${company.id}` };
  const first = await owner.request('POST', '/webhook_endpoints', body, headers);
  expect(first.statusCode).toBe(201);
  const again = await owner.request('POST', '/webhook_endpoints', body, headers);
  expect(again.statusCode).toBe(409);
  expect(await endpoints()).toHaveLength(1);
});

test('an endpoint receives nothing that happened before it was added', async () => {
  await addPartner();
  world.clock.advance(60_000);
  await owner.post('/webhook_endpoints', { name: 'x', address: `${receiver.url}/`, event_types: ['partner.created'] });
  await settle(world, company);
  expect(receiver.received).toEqual([]);
});
