import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { WebhookEndpoint } from '../schema.ts';
import { allowReceiver, type Receiver, startReceiver } from './testing/receiver.ts';
import { settle } from './testing/settle.ts';

const folder = new URL('../../../../../integrations/', import.meta.url);

let world: World;
let company: Company;
let key: string;
let receiver: Receiver;
beforeAll(async () => {
  world = await createWorld({ own: true, now: new Date().toISOString() });
  await world.switchEverythingOn();
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await world.close();
});
beforeEach(async () => {
  allowReceiver(world, receiver);
  receiver.received.length = 0;
  company = await world.company();
  const permissions = [
    'webhook_endpoints:manage',
    ...['partners', 'leads', 'contacts', 'prospects', 'deal_registrations', 'opportunities'].map(
      (one) => `${one}:manage`,
    ),
  ];
  key = (await company.owner.post<{ secret: string }>('/api_keys', { name: 'Platform', permissions })).secret;
});

interface Request {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  params?: Record<string, unknown>;
  body?: object;
}

const statuses: Record<string, number> = { GET: 200, POST: 201, DELETE: 204 };
/** A request to the app, as a platform sends it. */
async function ask({ method = 'GET', url, headers = {}, params = {}, body }: Request) {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  const answer = await world.app.inject({
    method: method as 'GET',
    url: `${new URL(url).pathname}?${query}`,
    headers,
    ...(body && { payload: body }),
  });
  expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBe(statuses[method]);
  return { data: answer.body ? answer.json() : undefined };
}
const endpoints = () => company.owner.get<WebhookEndpoint[]>('/webhook_endpoints');
/** A note of the key's use may still be written; until then, later events wait in the outbox. */
const delivered = () =>
  vi.waitFor(
    async () => {
      await settle(world, company);
      expect(receiver.received).toHaveLength(1);
    },
    { timeout: 10_000, interval: 100 },
  );
const addPartner = (name: string) => company.within((call) => samplePartner(call, { name }));

describe('the definition for Zapier', () => {
  type Perform = (z: object, bundle: object) => Promise<unknown>;
  interface Part {
    operation: Record<'perform' | 'performSubscribe' | 'performUnsubscribe' | 'performList', Perform> & {
      inputFields?: { key: string; required?: boolean }[];
    };
  }
  const app = createRequire(import.meta.url)(new URL('zapier/index.js', folder).pathname) as {
    beforeRequest: ((request: Request, z: object, bundle: object) => Request)[];
    authentication: { test: Perform };
    triggers: Record<string, Part>;
    creates: Record<string, Part>;
    searches: Record<string, Part>;
  };
  const run = (perform: Perform, more: object = {}) => {
    const bundle = { authData: { address: 'https://tandem.test/', key }, inputData: {}, ...more };
    const z = { request: (request: Request) => ask(app.beforeRequest[0]!({ ...request }, {}, bundle)) };
    return perform(z, bundle);
  };

  test('subscribes an address, receives the event, and unsubscribes', async () => {
    const { operation } = app.triggers.event!;
    const inputData = { event: 'partner.created' };
    expect(await run(app.triggers.event_type!.operation.perform)).toContainEqual({
      id: 'partner.created',
      label: expect.any(String),
    });
    const subscribeData = await run(operation.performSubscribe, { inputData, targetUrl: `${receiver.url}/zap` });
    const id = await addPartner('North');
    await delivered();
    const body = JSON.parse(receiver.received[0]!.body) as object;
    const [received] = (await operation.perform({}, { cleanedRequest: body, rawRequest: { headers: {} } })) as object[];
    expect(received).toMatchObject({ id: expect.any(String), type: 'partner.created', data: { id } });
    const [listed] = (await run(operation.performList, { inputData })) as object[];
    expect(Object.keys(listed!).sort()).toEqual(Object.keys(received!).sort());
    await run(operation.performUnsubscribe, { subscribeData });
    expect(await endpoints()).toEqual([]);
  });

  test('polls the newest records first, with ids that stay', async () => {
    for (const name of ['One', 'Two', 'Three']) {
      world.clock.advance(1000);
      await addPartner(name);
    }
    const poll = async () => (await run(app.triggers.new_partner!.operation.perform)) as { id: string; name: string }[];
    const rows = await poll();
    expect(rows.map(({ name }) => name)).toEqual(['Three', 'Two', 'One']);
    expect((await poll()).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    for (const trigger of ['new_lead', 'new_registration', 'new_deal'])
      expect(await run(app.triggers[trigger]!.operation.perform), trigger).toEqual([]);
    expect(await run(app.searches.find_partner!.operation.perform, { inputData: { name: 'Two' } })).toMatchObject([
      { name: 'Two' },
    ]);
  });

  test('creates records, and is refused without a key', async () => {
    for (const [name, { operation }] of Object.entries(app.creates)) {
      const required = operation.inputFields!.filter((one) => one.required).map((one) => [one.key, 'Ada']);
      expect(await run(operation.perform, { inputData: Object.fromEntries(required) }), name).toMatchObject({
        id: expect.any(String),
      });
    }
    const stranger = await world.app.inject({
      url: '/api/webhook_endpoints/events',
      headers: { authorization: 'Bearer wrong' },
    });
    expect(stranger.statusCode).toBe(401);
  });
});

test('the definition for Make attaches and detaches a hook, polls, and creates records', async () => {
  const make = JSON.parse(readFileSync(new URL('make/tandem.json', folder), 'utf8'));
  const connection = { address: 'https://tandem.test', key };
  /** Fills `{{webhook.url}}` as Make does: a text that is one expression keeps its type. */
  const filled = (value: unknown, data: Record<string, unknown>): unknown => {
    const read = (path: string) =>
      path
        .split('.')
        .reduce<unknown>((found, name) => (found as Record<string, unknown>)?.[name], { connection, ...data });
    if (Array.isArray(value)) return value.map((one) => filled(one, data));
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, data)]));
    if (typeof value !== 'string') return value;
    const whole = /^\{\{([\w.]+)\}\}$/.exec(value);
    return whole ? read(whole[1]!) : value.replace(/\{\{([\w.]+)\}\}/g, (_, path: string) => String(read(path)));
  };
  const call = async (
    part: { url: string; method?: string; qs?: object; body?: unknown },
    data: Record<string, unknown>,
  ) => {
    const {
      url,
      method = 'GET',
      qs = {},
      body,
    } = filled(part, data) as { url: string; method?: string; qs?: Record<string, unknown>; body?: object };
    const base = filled(make.base, data) as { baseUrl: string; headers: Record<string, string> };
    return (
      await ask({ method, url: `${base.baseUrl}${url}`, headers: base.headers, params: qs, ...(body && { body }) })
    ).data;
  };
  const { attach, detach } = make.webhooks.event;
  const attached = await call(attach, {
    webhook: { url: `${receiver.url}/make` },
    parameters: { event: 'partner.created' },
  });
  const webhook = filled(attach.response.data, { body: attached });
  expect(await endpoints()).toHaveLength(1);
  await addPartner('North');
  await delivered();
  await call(detach, { webhook });
  expect(await endpoints()).toEqual([]);
  const { watchPartners, createLead, createContact } = make.modules;
  const [row] = (await call(watchPartners.communication, { parameters: { limit: 10 } })) as object[];
  expect(filled(watchPartners.communication.response.trigger, { item: row })).toMatchObject({
    id: expect.any(String),
    date: expect.stringMatching(/^\d{4}-/),
    order: 'desc',
  });
  const { listEvents } = make.rpcs;
  const events = filled(listEvents.communication.response.iterate, { body: await call(listEvents.communication, {}) });
  expect(events).toContainEqual(expect.objectContaining({ type: 'partner.created' }));
  expect(
    await call(createLead.communication, { parameters: { contact_name: 'Ada', company_name: 'Acme' } }),
  ).toMatchObject({ contact_name: 'Ada' });
  expect(await call(createContact.communication, { parameters: { first_name: 'Ada' } })).toMatchObject({
    first_name: 'Ada',
  });
});

test('the node for n8n calls only addresses that the API has, and depends on n8n as a peer', () => {
  const node = (path: string) => readFileSync(new URL(`n8n-nodes-tandem/${path}`, folder), 'utf8');
  const spec = JSON.parse(node('package.json'));
  expect(spec.peerDependencies).toEqual({ 'n8n-workflow': '*' });
  expect(Object.keys(spec.dependencies ?? {})).toEqual([]);
  const trigger = node('nodes/Tandem/TandemTrigger.node.ts');
  for (const [method, path, route] of [
    ['GET', '/webhook_endpoints/events'],
    ['POST', '/webhook_endpoints/subscribe'],
    ['DELETE', '/webhook_endpoints/subscribe/', '/webhook_endpoints/subscribe/:id'],
  ] as const) {
    expect(trigger).toContain(`'${method}'`);
    expect(trigger).toContain(path);
    expect(world.app.hasRoute({ method, url: `/api${route ?? path}` }), path).toBe(true);
  }
  const resources = [...node('nodes/Tandem/Tandem.node.ts').matchAll(/value: '([a-z_]+)' \},/g)].map(
    ([, name]) => name,
  );
  expect(resources).toHaveLength(9);
  for (const name of resources)
    for (const [method, url] of [
      ['POST', `/api/${name}`],
      ['GET', `/api/${name}`],
      ['PATCH', `/api/${name}/:id`],
    ] as const)
      expect(world.app.hasRoute({ method, url }), `${method} ${url}`).toBe(true);
});
