import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Definition, Step } from '../../definition.schema.ts';
import type { NewEndpoint } from '../../endpoints.schema.ts';
import type { TestAnswer } from '../../hooks.schema.ts';
import type { Automation, Problem, Trial } from '../../schema.ts';
import { createDraft, goLive, runsOf, settle, step, stepsOf } from '../testing/flow.ts';
import { Receiver } from '../testing/receiver.ts';

const KEY = 'Bearer key-that-nobody-sees';
const outputs = [{ name: 'contact_id', path: 'data.contacts[email="ada@nord.example"].id', kind: 'text' as const }];

let world: World;
let company: Company;
let owner: Person;
let receiver: Receiver;
let endpoint: NewEndpoint;
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  company = await world.company();
  owner = company.owner;
  receiver = new Receiver(world);
  endpoint = await owner.post<NewEndpoint>('/automation_endpoints', {
    name: 'Warehouse',
    address: 'https://api.example/v2?tenant=7',
    headers: [{ name: 'Authorization', value: KEY }],
  });
});
beforeEach(() => receiver.clear());
afterAll(() => {
  receiver.close();
  return world.close();
});

const body = '{"name": "{{record.name}}", "note": "For {{partner.name}}!", "tags": ["{{record.phone|none}}"], "n": 3}';
const http = (params: Step['params'] = {}, more: Partial<Step> = {}) =>
  step('call', 'http', { endpoint_id: endpoint.id, method: 'POST', path: '/contacts', body, ...params }, more);
const flowWith = (...steps: Step[]): Definition => ({
  trigger: { kind: 'button', table: 'partners', label: 'Send' },
  reentry: 'always',
  steps,
});

async function press({ id }: Pick<Automation, 'id'>, name = 'Nordwind "A" \\ {{today}}'): Promise<string> {
  const record_id = await company.within((call) => samplePartner(call, { name }));
  await owner.post(`/automations/${id}/press`, { table: 'partners', record_id });
  await settle(world);
  return record_id;
}

async function lastRun({ id }: Pick<Automation, 'id'>) {
  const run = (await runsOf(owner, id)).at(-1)!;
  return { run, steps: await stepsOf(owner, run.id) };
}

test('sends the filled request with its secret headers, and later steps and branches use the answer', async () => {
  receiver.answer.body =
    '{"data": {"contacts": [{"id": 1, "email": "x"}, {"id": 9007199254740993, "email": "ada@nord.example"}]}}';
  const flow = await goLive(
    owner,
    flowWith(
      http({}, { outputs }),
      step(
        'branch',
        'branch',
        {},
        {
          when: { any: [{ all: [{ field: 'step.call.contact_id', op: 'eq', value: '9007199254740993' }] }] },
          // biome-ignore lint/suspicious/noThenProperty: it is data, and nothing awaits a step
          then: [step('note', 'tag', { mode: 'add', tags: ['Known'] })],
          else: [],
        },
      ),
      step('task', 'task', { title: 'Contact {{step.call.contact_id}}', days: 3, to: 'owner' }),
    ),
  );
  const partner = await press(flow);
  expect(receiver.sent).toHaveLength(1);
  const [sent] = receiver.sent;
  expect(sent).toMatchObject({
    method: 'POST',
    url: 'https://api.example/v2/contacts?tenant=7',
    headers: { authorization: KEY, 'content-type': 'application/json' },
  });
  expect(JSON.parse(sent!.body)).toEqual({
    name: 'Nordwind "A" \\ {{today}}',
    note: 'For Nordwind "A" \\ {{today}}!',
    tags: ['none'],
    n: 3,
  });
  const { run, steps } = await lastRun(flow);
  expect(sent!.headers['idempotency-key']).toBe(`${run.id}:call`);
  expect(run.status).toBe('succeeded');
  expect(steps[0]).toMatchObject({
    status: 'done',
    output: { host: 'api.example', status: 200, values: { contact_id: '9007199254740993' } },
  });
  expect(await owner.get(`/partners/${partner}`)).toMatchObject({ tags: ['Known'] });
  expect(await owner.get(`/tasks?title_like=9007199254740993`)).toHaveLength(1);
});

test('a dry run shows the filled request and sends nothing', async () => {
  await company.within((call) => samplePartner(call, { name: 'Shown Ltd' }));
  const { id } = await createDraft(owner, flowWith(http()));
  const trial = await owner.post<Trial>(`/automations/${id}/try`);
  const told = trial.rows[0]!.steps[0]!;
  expect(told.text).toContain('POST https://api.example/…/contacts');
  expect(told.text).toContain('Authorization: ••••••');
  expect(told.text).toContain('"name": "Shown Ltd"');
  expect(receiver.sent).toHaveLength(0);
});

test('a test request is sent once by choice, and its answer offers values', async () => {
  receiver.answer.body = `{"id": "c-1", "list": [{"key": "a", "value": 5}], "you_sent": "${KEY}"}`;
  const { id } = await createDraft(owner, flowWith(http()));
  const definition = flowWith(http());
  const answer = await owner.post<TestAnswer>(`/automations/${id}/test_request`, { definition, step_id: 'call' });
  expect(receiver.sent).toHaveLength(1);
  expect(answer).toMatchObject({ status: 200, error: null });
  expect(answer.paths).toContainEqual({
    path: 'list[key="a"].value',
    trail: ['list', 'a', 'value'],
    example: '5',
    kind: 'number',
  });
  expect(JSON.stringify(answer)).not.toContain('key-that-nobody-sees');
  const refused = await owner.request('POST', `/automations/${id}/test_request`, {
    definition: flowWith(http({ path: '/../admin' })),
    step_id: 'call',
  });
  expect(refused.statusCode).toBe(422);
  const other = await world.company('Other test');
  for (const url of [`/automations/${id}/test_request`])
    expect((await other.owner.request('POST', url, { definition, step_id: 'call' })).statusCode).toBe(404);
  expect(receiver.sent).toHaveLength(1);
});

test('errors are readable in the run, without secrets, and what may pass is tried again under the same key', async () => {
  const flow = await goLive(owner, flowWith(http({}, { outputs })));
  receiver.answer = { status: 422, body: `{"error":"email is taken",\n"auth":"${KEY}"}` };
  await press(flow);
  const refused = await lastRun(flow);
  expect(refused.run).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('api.example answered with the status 422: {"error":"email is taken"'),
  });
  expect(JSON.stringify(refused)).not.toContain('key-that-nobody-sees');

  receiver.answer = { status: 302, body: '' };
  await press(flow);
  expect((await lastRun(flow)).run.error).toContain('redirects to another address');

  receiver.answer = { status: 200, body: '<html>' };
  await press(flow);
  expect((await lastRun(flow)).run.error).toContain('cannot be read as JSON');

  receiver.clear();
  receiver.statuses.push(503, 429);
  await press(flow);
  const { run, steps } = await lastRun(flow);
  expect(run.status).toBe('succeeded');
  expect(steps[0]!.output).toMatchObject({ missing: ['contact_id'] });
  expect(new Set(receiver.sent.map(({ headers }) => headers['idempotency-key']))).toHaveProperty('size', 1);
  expect(receiver.sent).toHaveLength(3);
});

test('hostile answers end the step, and nothing else', async () => {
  const flow = await goLive(
    owner,
    flowWith(
      http(
        {},
        {
          outputs: [
            { name: 'deep', path: '__proto__.x', kind: 'text' },
            { name: 'big', path: 'n', kind: 'number' },
          ],
        },
      ),
    ),
  );
  for (const text of ['['.repeat(100_000), `{"a":${'{"a":'.repeat(200)}1${'}'.repeat(201)}`, '\u0000']) {
    receiver.answer.body = text;
    await press(flow);
    expect((await lastRun(flow)).run).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('cannot be read'),
    });
  }
  receiver.answer.body = '{"__proto__": {"x": "own"}, "constructor": {"prototype": {"y": 1}}, "n": 1e999}';
  await press(flow);
  const { steps } = await lastRun(flow);
  // An own property of that name is data; the prototype of objects stays as it is, and infinity is no number.
  expect(steps[0]!.output).toMatchObject({ values: { deep: 'own' }, missing: ['big'] });
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test('values stay within their place: no path leaves the system, and no value becomes JSON', async () => {
  const flow = await goLive(owner, flowWith(http({ path: '/by-name/{{record.name}}?q={{record.name}}' })));
  await press(flow, '../../admin?x=1#y');
  expect(receiver.sent[0]!.url).toBe(
    'https://api.example/v2/by-name/..%2F..%2Fadmin%3Fx%3D1%23y?tenant=7&q=..%2F..%2Fadmin%3Fx%3D1%23y',
  );
  await press(flow, '..');
  expect((await lastRun(flow)).run).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('must not contain . or ..'),
  });
  const problems = async (params: Step['params']) => {
    const checked = await owner.post<{ problems: Problem[] }>('/automations/check', {
      definition: flowWith(http(params)),
    });
    return checked.problems.map(({ field }) => field);
  };
  expect(await problems({ body: '{"a": {{record.name}}}' })).toEqual(['body']);
  expect(await problems({ body: '{"a": "{{record.unknown}}"}' })).toEqual([null]);
  expect(await problems({ method: 'TRACE' })).toEqual(['method']);
  expect(await problems({ endpoint_id: 'https://evil.example/' })).toEqual(['endpoint_id']);
});

test('secret headers are never shown, and cannot replace those of the request', async () => {
  const add = (headers: unknown) =>
    owner.request('POST', '/automation_endpoints', { name: 'x', address: 'https://api.example/', headers });
  for (const name of ['Host', 'Content-Length', 'Idempotency-Key', 'webhook-id', 'proxy-authorization'])
    expect((await add([{ name, value: 'x' }])).statusCode, name).toBe(422);
  expect((await add([{ name: 'X-A', value: 'a\r\nX-B: b' }])).statusCode).toBe(400);
  expect(
    (
      await add([
        { name: 'X-A', value: 'a' },
        { name: 'x-a', value: 'b' },
      ])
    ).statusCode,
  ).toBe(422);
  const answers = [await owner.get('/automation_endpoints'), await owner.get('/audit_events?_end=500')];
  expect(answers[0]).toContainEqual(expect.objectContaining({ header_names: ['Authorization'] }));
  const stored = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ text: string }>(sql`
      select to_jsonb(s)::text as text from stored_secrets s
      union all select to_jsonb(r)::text from automation_step_runs r
      union all select to_jsonb(r)::text from automation_runs r
      union all select to_jsonb(o)::text from outbox_events o`),
  );
  expect(JSON.stringify([answers, stored])).not.toContain('key-that-nobody-sees');
});
