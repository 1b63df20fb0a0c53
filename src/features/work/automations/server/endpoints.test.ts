import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import type { Outgoing, OutgoingRequest } from '#server/outgoing/outgoing.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Definition } from '../definition.schema.ts';
import type { AutomationEndpoint, NewEndpoint } from '../endpoints.schema.ts';
import type { Automation } from '../schema.ts';
import { createDraft, goLive, runsOf, settle, step, stepsOf } from './testing/flow.ts';

const ADDRESS = 'https://hooks.example/in/secret-part?key=secret-part';

let world: World;
let company: Company;
let owner: Person;
let real: Outgoing;
const sent: { url: string; headers: Record<string, string>; body: string }[] = [];
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  company = await world.company();
  owner = company.owner;
  real = world.kernel.outgoing;
  world.kernel.outgoing = {
    ...real,
    request: async (url: string, { headers, body }: OutgoingRequest = {}) => {
      sent.push({ url, headers: headers as Record<string, string>, body: String(body) });
      return { status: 200, url, headers: {}, bytes: Buffer.alloc(0), text: () => '', json: () => ({}) };
    },
  };
});
beforeEach(() => {
  sent.length = 0;
});
afterAll(() => {
  world.kernel.outgoing = real;
  return world.close();
});

const add = (name = 'Warehouse') => owner.post<NewEndpoint>('/automation_endpoints', { name, address: ADDRESS });

const calling = (endpoint_id: string): Definition => ({
  trigger: { kind: 'button', table: 'partners', label: 'Send' },
  reentry: 'always',
  steps: [step('call', 'webhook', { endpoint_id })],
});

async function press({ id }: Pick<Automation, 'id'>): Promise<string> {
  const record_id = await company.within((call) => samplePartner(call));
  await owner.post(`/automations/${id}/press`, { table: 'partners', record_id });
  await settle(world);
  return record_id;
}

/** The signatures that a receiver would accept for a request. */
const signed = (secret: string, { headers, body }: (typeof sent)[number]) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`;

test('requests are signed, and with both secrets for a day after a replacement', async () => {
  const endpoint = await add();
  expect(endpoint).toMatchObject({ host: 'hooks.example', secret: expect.stringMatching(/^whsec_/) });
  const flow = await goLive(owner, calling(endpoint.id));
  const partner = await press(flow);
  expect(sent).toHaveLength(1);
  expect(sent[0]!.url).toBe(ADDRESS);
  expect(JSON.parse(sent[0]!.body)).toMatchObject({ record: { type: 'partners', id: partner } });
  expect(sent[0]!.headers['webhook-signature']).toBe(signed(endpoint.secret, sent[0]!));
  const [run] = await runsOf(owner, flow.id);
  expect(sent[0]!.headers['webhook-id']).toBe(`${run!.id}:call`);

  const { secret } = await owner.post<NewEndpoint>(`/automation_endpoints/${endpoint.id}/rotate`);
  await press(flow);
  expect(sent[1]!.headers['webhook-signature']!.split(' ')).toEqual([
    signed(secret, sent[1]!),
    signed(endpoint.secret, sent[1]!),
  ]);
  world.clock.advance(25 * 3_600_000);
  await press(flow);
  expect(sent[2]!.headers['webhook-signature']).toBe(signed(secret, sent[2]!));
});

test('a request carries the values that the step chose, and no others', async () => {
  const endpoint = await add('Chosen');
  const definition = calling(endpoint.id);
  definition.steps = [
    step('call', 'webhook', { endpoint_id: endpoint.id, fields: ['record.country', 'partner.name'] }),
  ];
  const flow = await goLive(owner, definition);
  const partner = await press(flow);
  const { name, country } = await owner.get<{ name: string; country: string | null }>(`/partners/${partner}`);
  expect(JSON.parse(sent[0]!.body).values).toEqual({ 'record.country': country, 'partner.name': name });
  const refused = await createDraft(owner, {
    ...definition,
    steps: [step('call', 'webhook', { endpoint_id: endpoint.id, fields: ['record.organization_id'] })],
  });
  expect((await owner.request('POST', `/automations/${refused.id}/try`, {})).statusCode).toBe(422);
});

test('nobody reads the address or the secret after it was entered', async () => {
  const endpoint = await add('Private');
  const flow = await goLive(owner, calling(endpoint.id), 'Private flow');
  await press(flow);
  const [run] = await runsOf(owner, flow.id);
  const reader = await company.member('read_only').catch(() => owner);
  const answers = await Promise.all([
    owner.get(`/automations/${flow.id}`),
    owner.rows(`/automations/${flow.id}/versions`),
    owner.get('/automation_endpoints'),
    owner.get(`/automation_endpoints/${endpoint.id}`),
    owner.get(`/automation_runs/${run!.id}`),
    stepsOf(owner, run!.id),
    owner.get('/audit_events?_end=500'),
    reader.get(`/automations/${flow.id}`),
  ]);
  const stored = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ text: string }>(sql`
      select to_jsonb(s)::text as text from stored_secrets s union all select to_jsonb(e)::text
      from automation_endpoints e
      union all select to_jsonb(a)::text from automations a union all select to_jsonb(v)::text
      from automation_versions v
      union all select to_jsonb(r)::text from automation_step_runs r union all select to_jsonb(l)::text
      from audit_events l
      union all select to_jsonb(o)::text from outbox_events o`),
  );
  const everything = JSON.stringify([answers, stored]);
  expect(everything).not.toContain('secret-part');
  expect(everything).not.toContain(endpoint.secret.replace('whsec_', ''));
  expect(answers[2]).toContainEqual(expect.objectContaining({ name: 'Private', host: 'hooks.example' }));
});

test('an address cannot be redirected, smuggled into a flow or used by another company', async () => {
  const endpoint = await add('Fixed');
  const path = `/automation_endpoints/${endpoint.id}`;
  for (const change of [{ host: 'evil.example' }, { address: 'https://evil.example/' }])
    expect((await owner.request('PATCH', path, change)).statusCode).toBe(400);
  expect((await owner.request('PATCH', path, { name: 'Renamed' })).statusCode).toBe(200);

  const publish = async (person: Person, params: Record<string, string>) => {
    const definition = { ...calling(endpoint.id), steps: [step('call', 'webhook', params)] };
    const { id } = await createDraft(person, definition);
    return person.request('POST', `/automations/${id}/try`, {});
  };
  expect((await publish(owner, { url: 'https://evil.example/' })).statusCode).toBe(422);
  const other = await world.company('Other');
  expect((await publish(other.owner, { endpoint_id: endpoint.id })).statusCode).toBe(422);
  for (const [method, url] of [
    ['POST', `${path}/rotate`],
    ['DELETE', path],
    ['GET', path],
  ] as const)
    expect((await other.owner.request(method, url, method === 'POST' ? {} : undefined)).statusCode, url).toBe(404);
  for (const address of [
    'http://hooks.example/',
    'https://user:word@hooks.example/',
    'javascript:alert(1)',
    'https://',
  ])
    expect(
      (await owner.request('POST', '/automation_endpoints', { name: 'x', address })).statusCode,
      address,
    ).toBeOneOf([400, 422]);
});

test('a system that a flow calls is not deleted, and another one is with its secrets', async () => {
  const endpoint = await add('Used');
  const flow = await goLive(owner, calling(endpoint.id), 'Uses it');
  const refused = await owner.request('DELETE', `/automation_endpoints/${endpoint.id}`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toContain('Uses it');
  await owner.request('DELETE', `/automations/${flow.id}`);
  expect((await owner.request('DELETE', `/automation_endpoints/${endpoint.id}`)).statusCode).toBe(200);
  const left = await world.kernel.system.unscoped((tx) =>
    tx.rows(sql`select from stored_secrets where ref_id = ${endpoint.id}`),
  );
  expect(left).toHaveLength(0);
  expect(await owner.get<AutomationEndpoint[]>('/automation_endpoints')).not.toContainEqual(
    expect.objectContaining({ id: endpoint.id }),
  );
});
