import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Definition, Variable } from '../../definition.schema.ts';
import type { HookState, NewHook } from '../../hooks.schema.ts';
import type { Automation, Trial } from '../../schema.ts';
import { DAY, goLive, runsOf, settle, step, wait } from '../testing/flow.ts';

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  company = await world.company();
  owner = company.owner;
});
// Refused requests of one test would slow the next one, because they come from the same network.
beforeEach(() => world.clock.advance(DAY));
afterAll(() => world.close());

const fields: Variable[] = [
  { name: 'email', path: 'form_response.answers[field.ref="email"].email', kind: 'text' },
  { name: 'budget', path: 'form_response.answers[field.ref="budget"].number', kind: 'number' },
];
/** Steps that use no received value. */
const plain = { steps: [step('t', 'task', { title: 'Look at it', days: 1, to: 'owner' })] };
const whenReceived = (more: Partial<Definition['trigger']> = {}, rest: Partial<Definition> = {}): Definition => ({
  trigger: { kind: 'webhook', fields, ...more },
  steps: [step('t', 'task', { title: 'Call {{hook.email}}', days: 1, to: 'owner' })],
  ...rest,
});

/** A response of Typeform as its documentation shows it. */
const typeformBody = (event_id: string = randomUUID(), budget = 5000) =>
  JSON.stringify({
    event_id,
    event_type: 'form_response',
    form_response: {
      form_id: 'lT4Z3j',
      submitted_at: '2026-11-29T18:17:02Z',
      answers: [
        { type: 'number', number: budget, field: { id: 'DlXFaesGBpoF', type: 'number', ref: 'budget' } },
        { type: 'email', email: 'ada@nord.example', field: { id: 'SMEUb7VJz92Q', type: 'email', ref: 'email' } },
      ],
    },
  });

const hmac = (secret: string, ...parts: string[]) =>
  parts.reduce((sum, part) => sum.update(part), createHmac('sha256', secret));
const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  world.app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  });

async function hooked(definition: Definition, hook: object): Promise<NewHook & Pick<Automation, 'id'>> {
  const { id } = await goLive(owner, definition);
  return { id, ...(await owner.post<NewHook>(`/automations/${id}/create_hook`, hook)) };
}

async function countOfRuns(id: string): Promise<number> {
  await settle(world);
  return (await runsOf(owner, id)).length;
}

const stateOf = async (id: string) => (await owner.get<{ hook: HookState }>(`/automations/${id}/hook`)).hook;

test('a response of Typeform starts the flow once, with its answers as values', async () => {
  const { id, path, secret } = await hooked(whenReceived(), { scheme: 'typeform' });
  const post = (body: string, key = secret!) =>
    send(path!, body, { 'typeform-signature': `sha256=${hmac(key, body).digest('base64')}` });
  const body = typeformBody();
  expect((await post(body)).statusCode).toBe(204);
  expect((await post(body)).statusCode).toBe(204);
  expect(await countOfRuns(id)).toBe(1);
  const [run] = await runsOf(owner, id);
  expect(run).toMatchObject({
    status: 'succeeded',
    cause: 'webhook',
    context: { hook: { email: 'ada@nord.example', budget: 5000 } },
  });
  expect(await owner.get('/tasks?title_like=ada@nord.example')).toHaveLength(1);

  // The same answer, repeated with another body that is not signed, or with the signature of another secret.
  expect((await send(path!, body)).statusCode).toBe(404);
  expect(
    (await send(path!, `${body} `, { 'typeform-signature': `sha256=${hmac(secret!, body).digest('base64')}` }))
      .statusCode,
  ).toBe(404);
  expect((await post(typeformBody(), 'another secret of mine')).statusCode).toBe(404);
  expect(await countOfRuns(id)).toBe(1);
  expect(await stateOf(id)).toMatchObject({ wrong_count: 3, last_received_at: expect.any(String) });
  // A recorded response is known for longer than senders repeat theirs.
  await wait(world, company, 30 * DAY);
  expect((await post(body)).statusCode).toBe(204);
  expect(await countOfRuns(id)).toBe(1);
});

test('Stripe, GitHub and HubSpot are verified as they document it, within their time', async () => {
  const now = () => world.clock.now().getTime();
  // Stripe gives out its secret for an address that it knows.
  const stripe = await hooked(whenReceived({ fields: [] }, plain), { scheme: 'stripe' });
  expect(await stateOf(stripe.id)).toMatchObject({ lacks_secret: true });
  const charge = (id: string) => JSON.stringify({ id, object: 'event', type: 'charge.succeeded' });
  const pay = (body: string, at = now(), mark = 'v1') =>
    send(stripe.path!, body, {
      'stripe-signature': `t=${Math.floor(at / 1000)},${mark}=${hmac('whsec_stripe_test_secret', `${Math.floor(at / 1000)}.${body}`).digest('hex')},v0=00`,
    });
  expect((await pay(charge('evt_1'))).statusCode).toBe(404);
  const entered = { scheme: 'stripe', secret: 'whsec_stripe_test_secret', keeps_address: true };
  expect(await owner.post<NewHook>(`/automations/${stripe.id}/create_hook`, entered)).toMatchObject({
    path: null,
    secret: null,
  });
  expect((await pay(charge('evt_1'))).statusCode).toBe(204);
  expect((await pay(charge('evt_1'), now() - 60_000)).statusCode).toBe(204);
  expect((await pay(charge('evt_2'))).statusCode).toBe(204);
  expect((await pay(charge('evt_3'), now() - 400_000)).statusCode).toBe(404);
  expect((await pay(charge('evt_4'), now(), 'v0')).statusCode).toBe(404);
  expect(await countOfRuns(stripe.id)).toBe(2);

  const github = await hooked(whenReceived({ fields: [{ name: 'kind', path: '@event', kind: 'text' }] }, plain), {
    scheme: 'github',
  });
  const push = (body: string, event: string, delivery = randomUUID()) =>
    send(github.path!, body, {
      'x-github-event': event,
      'x-github-delivery': delivery,
      'x-hub-signature-256': `sha256=${hmac(github.secret!, body).digest('hex')}`,
    });
  expect((await push('{"zen":"Keep it simple."}', 'ping')).statusCode).toBe(204);
  expect((await push('{"after":"1"}', 'push')).statusCode).toBe(204);
  // The id of a delivery is not signed, so a recorded one stays the same with another.
  expect((await push('{"after":"1"}', 'push')).statusCode).toBe(204);
  expect(
    (
      await send(github.path!, '{"after":"2"}', {
        'x-hub-signature': `sha1=${createHmac('sha1', github.secret!).update('{"after":"2"}').digest('hex')}`,
      })
    ).statusCode,
  ).toBe(404);
  expect(await countOfRuns(github.id)).toBe(1);
  expect((await runsOf(owner, github.id))[0]).toMatchObject({ context: { hook: { kind: 'push' } } });

  const hubspot = await hooked(whenReceived({ fields: [{ name: 'deal', path: 'objectId', kind: 'text' }] }, plain), {
    scheme: 'hubspot',
    secret: 'client-secret-of-the-app',
  });
  const event = (eventId: number) => ({ eventId, subscriptionId: 7, objectId: 123, occurredAt: 1 });
  const sync = (events: object[], at = now()) => {
    const body = JSON.stringify(events);
    return send(hubspot.path!, body, {
      'x-hubspot-request-timestamp': String(at),
      'x-hubspot-signature-v3': hmac(
        'client-secret-of-the-app',
        `POST${world.kernel.config.baseUrl}${hubspot.path}${body}${at}`,
      ).digest('base64'),
    });
  };
  expect((await sync([event(1), event(2)])).statusCode).toBe(204);
  expect((await sync([{ ...event(1), attemptNumber: 1 }])).statusCode).toBe(204);
  expect((await sync([event(3)], now() - 301_000)).statusCode).toBe(404);
  expect(await countOfRuns(hubspot.id)).toBe(2);
});

test('a secret in the address or in a header opens a hook, and everything else looks like no hook', async () => {
  const open = await hooked(whenReceived(), { scheme: 'address' });
  expect(open).toMatchObject({
    secret: null,
    path: expect.stringMatching(/^\/api\/automation_hooks\/[A-Za-z0-9_-]{43}$/),
  });
  const body = typeformBody();
  expect((await send(open.path!, body)).statusCode).toBe(204);
  // A repeated request: the same body, or the same key.
  expect((await send(open.path!, body)).statusCode).toBe(204);
  for (const budget of [1, 2])
    expect((await send(open.path!, typeformBody('x', budget), { 'idempotency-key': 'k1' })).statusCode).toBe(204);
  expect(await countOfRuns(open.id)).toBe(2);
  // After a while the same body is another event.
  await wait(world, company, 3_600_000);
  expect((await send(open.path!, body)).statusCode).toBe(204);
  expect(await countOfRuns(open.id)).toBe(3);

  const guarded = await hooked(whenReceived(), { scheme: 'header', header: 'X-Secret' });
  expect(guarded).toMatchObject({ header: 'x-secret', secret: expect.any(String) });
  expect((await send(guarded.path!, body, { 'x-secret': guarded.secret! })).statusCode).toBe(204);
  const wrong = await send(guarded.path!, body, { 'x-secret': `${guarded.secret}x` });
  const missing = await send(guarded.path!, body);
  const unknown = await send(`${guarded.path!.slice(0, -43)}${'A'.repeat(43)}`, body);
  const short = await send('/api/automation_hooks/x', body);
  for (const answer of [wrong, missing, unknown, short]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual(wrong.json());
  }
  // A new address ends the old one.
  const next = await owner.post<NewHook>(`/automations/${open.id}/create_hook`, { scheme: 'address' });
  expect((await send(open.path!, typeformBody())).statusCode).toBe(404);
  expect((await send(next.path!, typeformBody())).statusCode).toBe(204);
  // The secret alone can be replaced.
  const renewed = await owner.post<NewHook>(`/automations/${guarded.id}/create_hook`, {
    scheme: 'header',
    header: 'X-Secret',
    keeps_address: true,
  });
  expect(renewed.path).toBeNull();
  expect((await send(guarded.path!, typeformBody(), { 'x-secret': guarded.secret! })).statusCode).toBe(404);
  expect((await send(guarded.path!, typeformBody(), { 'x-secret': renewed.secret! })).statusCode).toBe(204);
  await owner.request('DELETE', `/automations/${guarded.id}`);
  expect((await send(guarded.path!, typeformBody(), { 'x-secret': renewed.secret! })).statusCode).toBe(404);
});

test('secrets of hooks are stored as hashes or encrypted, and shown once', async () => {
  const shown: string[] = [];
  for (const input of [
    { scheme: 'address' },
    { scheme: 'header', header: 'X-Key' },
    { scheme: 'github' },
    { scheme: 'stripe', secret: 'whsec_entered_by_a_person' },
  ]) {
    const { id, path, secret } = await hooked(whenReceived(), input);
    shown.push(path!.slice(-43), secret ?? 'whsec_entered_by_a_person');
    expect(await stateOf(id)).toMatchObject({ scheme: input.scheme });
  }
  const stored = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ text: string }>(sql`
      select to_jsonb(h)::text as text from automation_hooks h union all select to_jsonb(s)::text from stored_secrets s
      union all select to_jsonb(a)::text from audit_events a union all select to_jsonb(o)::text from outbox_events o
      union all select to_jsonb(u)::text from automations u`),
  );
  for (const text of shown) expect(JSON.stringify(stored)).not.toContain(text);
  const ask = (input: object) => owner.request('POST', `/automations/${randomUUID()}/create_hook`, input);
  expect((await ask({ scheme: 'address' })).statusCode).toBe(404);
  const { id } = await goLive(owner, whenReceived());
  const refused = async (input: object) =>
    (await owner.request('POST', `/automations/${id}/create_hook`, input)).statusCode;
  expect(await refused({ scheme: 'header' })).toBe(422);
  expect(await refused({ scheme: 'hubspot' })).toBe(422);
  expect(await refused({ scheme: 'github', secret: 'a secret of mine' })).toBe(422);
  expect(await refused({ scheme: 'header', header: 'X: y' })).toBe(400);
  expect(await refused({ scheme: 'telepathy' })).toBe(400);
  const other = await world.company('Other hooks');
  for (const [method, url] of [
    ['GET', 'hook'],
    ['POST', 'create_hook'],
    ['POST', 'listen'],
    ['POST', 'forget_sample'],
  ] as const)
    expect(
      (await other.owner.request(method, `/automations/${id}/${url}`, method === 'POST' ? {} : undefined)).statusCode,
      url,
    ).toBe(404);
});

test('a test event becomes the sample for some days, and dry runs use it', async () => {
  const { id } = await owner.post<Automation>('/automations', { name: 'Draft', definition: whenReceived() });
  expect((await owner.request('POST', `/automations/${id}/listen`, {})).statusCode).toBe(409);
  const { path } = await owner.post<NewHook>(`/automations/${id}/create_hook`, { scheme: 'address' });
  // The flow is not live, and no person listens.
  expect((await send(path!, typeformBody())).statusCode).toBe(204);
  expect((await stateOf(id)).sample).toBeNull();
  expect(await owner.post<HookState>(`/automations/${id}/listen`)).toMatchObject({
    listening_until: expect.any(String),
  });
  expect((await send(path!, typeformBody())).statusCode).toBe(204);
  const { sample, listening_until } = await stateOf(id);
  expect(listening_until).toBeNull();
  expect(sample!.paths).toContainEqual({
    path: 'form_response.answers[field.ref="email"].email',
    trail: ['form_response', 'answers', 'email', 'email'],
    example: 'ada@nord.example',
    kind: 'text',
  });
  // The next event does not replace it.
  await send(path!, typeformBody('second', 1));
  expect((await stateOf(id)).sample).toEqual(sample);
  expect(await countOfRuns(id)).toBe(0);
  const trial = await owner.post<Trial>(`/automations/${id}/try`);
  expect(trial.rows[0]!.steps[0]!.label).toContain('Call ada@nord.example');
  world.clock.advance(8 * DAY);
  expect((await stateOf(id)).sample).toBeNull();
  await company.within((call) => call.enqueue('automations.tidy', {}));
  await settle(world);
  const samples = await world.kernel.system.unscoped((tx) =>
    tx.rows(sql`select from automation_hooks where sample::text like '%nord.example%'`),
  );
  expect(samples).toHaveLength(0);
});

test('conditions ask the received values, also without a record', async () => {
  const when = { any: [{ all: [{ field: 'hook.budget', op: 'gte' as const, value: 1000 }] }] };
  const { id, path } = await hooked(whenReceived({}, { when }), { scheme: 'address' });
  await send(path!, typeformBody('small', 10));
  await send(path!, typeformBody('large', 2000));
  await settle(world);
  expect((await runsOf(owner, id)).map(({ status }) => status).sort()).toEqual(['skipped', 'succeeded']);
  const { problems } = await owner.post<{ problems: { text: string }[] }>('/automations/check', {
    definition: whenReceived({ fields: [{ name: 'a', path: 'a..b', kind: 'text' }] }, { when }),
  });
  expect(problems.map(({ text }) => text)).toEqual([
    'A condition asks for a field that does not exist here.',
    'The path of “a” is not valid.',
    'The placeholder {{hook.email}} does not exist.',
  ]);
});

test('a record is found by its ID in the body, and that of another company is not', async () => {
  const { id, path } = await hooked(
    whenReceived(
      { table: 'partners', fields: [{ name: 'record_id', path: 'data.partner', kind: 'text' }] },
      { steps: [step('t', 'tag', { mode: 'add', tags: ['Hooked'] })] },
    ),
    { scheme: 'address' },
  );
  const partner = await company.within((call) => samplePartner(call));
  const other = await world.company('Other records');
  const foreign = await other.within((call) => samplePartner(call));
  for (const one of [partner, foreign, 'x', null]) await send(path!, JSON.stringify({ data: { partner: one } }));
  expect(await countOfRuns(id)).toBe(1);
  expect(await owner.get(`/partners/${partner}`)).toMatchObject({ tags: ['Hooked'] });
});

test('hostile bodies stop nothing, and start nothing that they should not', async () => {
  const { id, path } = await hooked(whenReceived(), { scheme: 'address' });
  await owner.post(`/automations/${id}/listen`);
  const bodies: [string, string | Buffer][] = [
    ['deep lists', '['.repeat(60_000)],
    ['deep objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['no JSON', 'no json'],
    ['half a text', '{"a":"'],
    ['escapes', `"${'\\'.repeat(50_000)}`],
    ['no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ];
  for (const [name, body] of bodies) {
    const began = performance.now();
    const answer = await world.app.inject({
      method: 'POST',
      url: path!,
      payload: body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode, name).toBe(422);
    expect(answer.json(), name).toMatchObject({ errors: { body: [expect.any(String)] } });
    expect(performance.now() - began, name).toBeLessThan(6_000);
  }
  expect((await send(path!, `{"a":"${'x'.repeat(300_000)}"}`)).statusCode).toBe(413);
  expect(await countOfRuns(id)).toBe(0);

  const odd = {
    form_response: {
      answers: [
        { field: { ref: 'email' }, email: 'a\u202eb\u0000c{{company.name}}' },
        { field: { ref: 'budget' }, number: '1e999' },
      ],
    },
  };
  const text = JSON.stringify(odd).replace(
    '{',
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},',
  );
  expect((await send(path!, text)).statusCode).toBe(204);
  expect(await countOfRuns(id)).toBe(1);
  expect((await runsOf(owner, id))[0]!.context).toEqual({ hook: { email: 'abc{{company.name}}' } });
  expect(await owner.get('/tasks?title_like=abc')).toMatchObject([{ title: 'Call abc{{company.name}}' }]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  const { sample } = await stateOf(id);
  expect(sample!.paths.length).toBeLessThanOrEqual(200);
});

test('one hook takes so many events in a minute, and unknown addresses are slowed', async () => {
  const { id, path } = await hooked(whenReceived(), { scheme: 'address' });
  await company.within((call) =>
    call.run(sql`
      insert into automation_hook_deliveries (organization_id, hook_id, delivery_id, received_at)
      select h.organization_id, h.id, 'd' || n, ${call.now()} from automation_hooks h, generate_series(1, 120) n
      where h.automation_id = ${id}`),
  );
  expect((await send(path!, typeformBody())).statusCode).toBe(429);
  world.clock.advance(61_000);
  expect((await send(path!, typeformBody())).statusCode).toBe(204);
});
