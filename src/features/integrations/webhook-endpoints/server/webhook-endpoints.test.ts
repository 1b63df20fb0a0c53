import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { DeliveryLog, NewEndpoint, WebhookDelivery, WebhookEndpoint } from '../schema.ts';
import { allowReceiver, type Receiver, startReceiver } from './testing/receiver.ts';
import { settle, wait } from './testing/settle.ts';

let world: World;
let company: Company;
let owner: Person;
let receiver: Receiver;
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  receiver = await startReceiver();
  allowReceiver(world, receiver);
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer = () => ({});
  company = await world.company();
  owner = company.owner;
});
afterAll(async () => {
  await receiver.close();
  await world.close();
});

const add = (event_types: string[] = ['partner.created'], by = owner, path = '/in') =>
  by.post<NewEndpoint>('/webhook_endpoints', { name: 'Orders', address: `${receiver.url}${path}`, event_types });
const deliveriesOf = (by = owner) =>
  by.get<WebhookDelivery[]>('/webhook_deliveries?_sort=created_at&_order=asc&_end=100');
const endpointOf = ({ id }: NewEndpoint, by = owner) => by.get<WebhookEndpoint>(`/webhook_endpoints/${id}`);
const addPartner = (name = 'Nordlicht') => company.within((call) => samplePartner(call, { name }));
/** The library uses the clock of the process, and the messages of tests have that of the world. */
function verify(secret: string, { headers, body }: { headers: Record<string, string>; body: string }) {
  const now = Date.now;
  Date.now = () => world.clock.now().getTime();
  try {
    return new Webhook(secret).verify(body, headers) as { type: string; data: Record<string, unknown> };
  } finally {
    Date.now = now;
  }
}

test('delivers an event once, signed so that the published library accepts it', async () => {
  const endpoint = await add();
  expect(endpoint.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const id = await addPartner();
  await settle(world, company);
  await settle(world, company);
  expect(receiver.received).toHaveLength(1);
  const [message] = receiver.received;
  const verified = verify(endpoint.secret, message!);
  expect(verified).toMatchObject({ type: 'partner.created', data: { id, object: 'partners', name: 'Nordlicht' } });
  const [delivery] = await deliveriesOf();
  expect(delivery).toMatchObject({
    status: 'delivered',
    attempts: 1,
    last_status_code: 200,
    event_type: 'partner.created',
  });
  const log = await owner.get<DeliveryLog>(`/webhook_deliveries/${delivery!.id}/log`);
  expect(log).toMatchObject({ body: message!.body, message_id: message!.headers['webhook-id'] });
  expect(log.attempts).toMatchObject([{ number: 1, status_code: 200, response_excerpt: 'ok', trigger: 'auto' }]);
});

test('stores address and secret encrypted, and shows neither again', async () => {
  const endpoint = await add(['partner.created'], owner, '/path-of-the-hook');
  const row = await endpointOf(endpoint);
  expect(row).toMatchObject({ status: 'enabled', host: new URL(receiver.url).host, event_count: 1 });
  const stored = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ text: string }>(sql`
      select e::text as text from webhook_endpoints e where id = ${endpoint.id} union all select s::text
      from stored_secrets s where ref_id = ${endpoint.id}
      union all select a::text from audit_events a where ref_id = ${endpoint.id} union all select i::text
      from idempotency_records i`),
  );
  expect(stored.length).toBeGreaterThan(3);
  for (const text of [JSON.stringify(row), ...stored.map(({ text }) => text)]) {
    expect(text).not.toContain('path-of-the-hook');
    expect(text).not.toContain(endpoint.secret.slice(6));
  }
});

test('signs with both secrets for a day after a rotation', async () => {
  const first = await add();
  const second = await owner.post<NewEndpoint>(`/webhook_endpoints/${first.id}/rotate`);
  expect(second.secret).not.toBe(first.secret);
  await addPartner();
  await settle(world, company);
  const [during] = receiver.received;
  expect(during!.headers['webhook-signature']!.split(' ')).toHaveLength(2);
  expect(verify(first.secret, during!)).toEqual(verify(second.secret, during!));
  world.clock.advance(25 * 3_600_000);
  await addPartner();
  await settle(world, company);
  const after = receiver.received[1]!;
  expect(verify(second.secret, after)).toMatchObject({ type: 'partner.created' });
  expect(() => verify(first.secret, after)).toThrow('No matching signature');
});

test('the published library rejects thousands of changed messages', async () => {
  const { secret } = await add();
  await addPartner();
  await settle(world, company);
  const [message] = receiver.received;
  const { body, headers } = message!;
  const id = headers['webhook-id']!;
  const timestamp = headers['webhook-timestamp']!;
  const signature = headers['webhook-signature']!;
  const changed = (text: string, at: number) =>
    text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
  const attempts: { body: string; headers: Record<string, string> }[] = [];
  for (let at = 0; at < body.length; at += 1) attempts.push({ body: changed(body, at), headers });
  for (let at = 0; at < body.length; at += 1) attempts.push({ body: body.slice(0, at) + body.slice(at + 1), headers });
  for (let at = 0; at < id.length; at += 1)
    attempts.push({ body, headers: { ...headers, 'webhook-id': changed(id, at) } });
  for (let seconds = -600; seconds <= 600; seconds += 1)
    if (seconds !== 0)
      attempts.push({ body, headers: { ...headers, 'webhook-timestamp': String(Number(timestamp) + seconds) } });
  // The last letter of base64 carries two bits that mean nothing, so it is left out.
  for (let at = 3; at < signature.length - 2; at += 1)
    for (const letter of 'ABab01+/')
      if (signature[at] !== letter)
        attempts.push({
          body,
          headers: { ...headers, 'webhook-signature': signature.slice(0, at) + letter + signature.slice(at + 1) },
        });
  expect(attempts.length).toBeGreaterThan(2_000);
  expect(verify(secret, message!)).toBeTruthy();
  const accepted = attempts.filter((attempt) => {
    try {
      verify(secret, attempt);
      return true;
    } catch {
      return false;
    }
  });
  expect(accepted).toEqual([]);
  // A message that was recorded is worthless after five minutes.
  world.clock.advance(6 * 60_000);
  expect(() => verify(secret, message!)).toThrow('too old');
});

test('repeats a failed delivery ten times in three days under the same id', async () => {
  await add();
  receiver.answer = () => ({ status: 500, body: 'out of order' });
  await addPartner();
  await settle(world, company);
  // Each wait is a fifth longer than planned at most, so the next attempt is due after that time.
  for (const seconds of [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]) {
    await wait(world, company, seconds * 0.79);
    const before = receiver.received.length;
    await wait(world, company, seconds * 0.42);
    expect(receiver.received.length, String(seconds)).toBe(before + 1);
  }
  await wait(world, company, 7 * 86_400);
  expect(receiver.received).toHaveLength(10);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  const [delivery] = await deliveriesOf();
  expect(delivery).toMatchObject({ status: 'failed', attempts: 10, last_status_code: 500 });
  const { attempts } = await owner.get<DeliveryLog>(`/webhook_deliveries/${delivery!.id}/log`);
  expect(attempts).toHaveLength(10);
  expect(attempts[0]).toMatchObject({ number: 10, response_excerpt: 'out of order' });
});

test('a redirect is a failure that nobody follows, and a long answer is cut', async () => {
  await add();
  receiver.answer = ({ path }) =>
    path === '/in' ? { status: 302, headers: { location: `${receiver.url}/elsewhere` }, body: 'x'.repeat(9_000) } : {};
  await addPartner();
  await settle(world, company);
  expect(receiver.received.map(({ path }) => path)).toEqual(['/in']);
  const [delivery] = await deliveriesOf();
  expect(delivery).toMatchObject({ status: 'pending', last_status_code: 302 });
  expect(delivery!.last_error).toContain('redirect');
  const { attempts } = await owner.get<DeliveryLog>(`/webhook_deliveries/${delivery!.id}/log`);
  expect(attempts[0]!.response_excerpt).toHaveLength(2_048);
});

test('an endpoint that answers 410 is disabled at once, with a notice and a work item', async () => {
  const endpoint = await add();
  receiver.answer = () => ({ status: 410 });
  await addPartner();
  await settle(world, company);
  expect(await endpointOf(endpoint)).toMatchObject({ status: 'auto_disabled' });
  await addPartner();
  await settle(world, company);
  expect(receiver.received).toHaveLength(1);
  const notices = await owner.get<{ text: string }[]>('/in_app_notifications?_end=20');
  expect(notices.some(({ text }) => text.includes('was disabled'))).toBe(true);
  const work = await owner.get<{ items: { kind: string }[] }>('/work_items');
  expect(work.items.map(({ kind }) => kind)).toContain('webhook_endpoint_disabled');
  // Both events are sent after it was repaired: the one that failed, and the one that was missed.
  receiver.answer = () => ({});
  await owner.post(`/webhook_endpoints/${endpoint.id}/enable`);
  const now = Date.now();
  const period = { from: new Date(now - 3_600_000).toISOString(), to: new Date(now + 3_600_000).toISOString() };
  expect(await owner.post(`/webhook_endpoints/${endpoint.id}/replay`, period)).toEqual({ replayed: 2 });
  await settle(world, company);
  expect(receiver.received).toHaveLength(3);
  expect(receiver.received[1]!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id']);
  expect(await owner.post(`/webhook_endpoints/${endpoint.id}/replay`, period)).toEqual({ replayed: 0 });
  expect(await owner.post(`/webhook_endpoints/${endpoint.id}/replay`, { ...period, which: 'all' })).toEqual({
    replayed: 2,
  });
});

test('an endpoint that only fails for five days is disabled, and one success begins the time anew', async () => {
  const endpoint = await add();
  receiver.answer = () => ({ status: 503 });
  const failOnce = async () => {
    await addPartner();
    await settle(world, company);
  };
  await failOnce();
  world.clock.advance(4 * 86_400_000);
  receiver.answer = () => ({});
  await failOnce();
  receiver.answer = () => ({ status: 503 });
  await failOnce();
  world.clock.advance(119 * 3_600_000);
  await failOnce();
  expect(await endpointOf(endpoint)).toMatchObject({ status: 'enabled' });
  world.clock.advance(2 * 3_600_000);
  await failOnce();
  expect(await endpointOf(endpoint)).toMatchObject({
    status: 'auto_disabled',
    disabled_reason: expect.stringContaining('five days'),
  });
  expect(await deliveriesOf()).not.toContainEqual(expect.objectContaining({ status: 'pending' }));
});

test('waits after 429 as long as asked, and sends nothing else meanwhile', async () => {
  await add();
  let isBusy = true;
  receiver.answer = () => (isBusy ? { status: 429, headers: { 'retry-after': '1' } } : {});
  for (let at = 0; at < 8; at += 1) await addPartner(`Partner ${at}`);
  await settle(world, company);
  // Requests that were on their way at the same time are not stopped.
  const first = receiver.received.length;
  expect(first).toBeLessThanOrEqual(4);
  isBusy = false;
  await wait(world, company, 50);
  expect(receiver.received).toHaveLength(first);
  await wait(world, company, 60);
  expect(receiver.received).toHaveLength(first + 8);
});

test('a partner receives only its own events, with the fields that partners may read', async () => {
  const mine = await addPartner('Mine');
  const other = await addPartner('Other');
  const user = await world.partnerUser(company, mine);
  const rival = await world.partnerUser(company, other);
  await settle(world, company);
  const own = await add(['partner.updated'], user, '/mine');
  await add(['partner.updated'], rival, '/other');
  const whole = await add(['partner.updated'], owner, '/company');
  await owner.patch(`/partners/${mine}`, { internal_notes: 'Confidential remark', description: 'Public words' });
  await settle(world, company);
  expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/company', '/mine']);
  const [message] = receiver.received.filter(({ path }) => path === '/mine');
  const { data } = verify(own.secret, message!);
  expect(data).toMatchObject({ id: mine, partner_id: mine, name: 'Mine' });
  expect(data).not.toHaveProperty('status_id');
  expect(data).not.toHaveProperty('external_ref');
  for (const { body } of receiver.received) expect(body).not.toContain('Confidential');
  // A change that the partner cannot see is not announced to it.
  await owner.patch(`/partners/${mine}`, { internal_notes: 'Another remark' });
  await settle(world, company);
  expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/company', '/company', '/mine']);

  // Neither side sees the endpoints and the log of the other.
  expect((await user.get<WebhookEndpoint[]>('/webhook_endpoints')).map(({ id }) => id)).toEqual([own.id]);
  expect((await owner.get<WebhookEndpoint[]>('/webhook_endpoints')).map(({ id }) => id)).toEqual([whole.id]);
  const [delivery] = await deliveriesOf(user);
  for (const stranger of [owner, rival, (await world.company('Stranger')).owner]) {
    const asked: [string, string, unknown?][] = [
      ['GET', `/webhook_endpoints/${own.id}`],
      ['GET', `/webhook_deliveries/${delivery!.id}`],
      ['GET', `/webhook_deliveries/${delivery!.id}/log`],
      ['POST', `/webhook_deliveries/${delivery!.id}/replay`, {}],
      ['POST', `/webhook_endpoints/${own.id}/rotate`, {}],
      ['POST', `/webhook_endpoints/${own.id}/test`, {}],
      ['POST', `/webhook_endpoints/${own.id}/disable`, {}],
      ['PATCH', `/webhook_endpoints/${own.id}`, { name: 'Taken' }],
      ['DELETE', `/webhook_endpoints/${own.id}`],
    ];
    for (const [method, url, body] of asked)
      expect((await stranger.request(method, url, body)).statusCode, `${method} ${url}`).toBe(404);
  }
  // The events of records that partners never see are unknown to them.
  const offered = (await user.rows<{ type: string }>('/webhook_endpoints/events')).map(({ type }) => type);
  expect(offered).toContain('payout.paid');
  expect(offered).not.toContain('payout.approved');
  const refused = await user.request('POST', '/webhook_endpoints', {
    name: 'x',
    address: `${receiver.url}/`,
    event_types: ['payout.approved'],
  });
  expect(refused.statusCode).toBe(422);
});

test('a flood of events is delivered without a duplicate, and fairly among endpoints', async () => {
  const fast = await owner.post<NewEndpoint>('/webhook_endpoints', {
    name: 'Fast',
    address: `${receiver.url}/fast`,
    event_types: ['partner.created'],
    rate_per_second: 100,
  });
  await owner.post('/webhook_endpoints', {
    name: 'Broken',
    address: `${receiver.url}/broken`,
    event_types: ['partner.created'],
    rate_per_second: 100,
  });
  receiver.answer = ({ path }) => (path === '/broken' ? { status: 500 } : {});
  for (let at = 0; at < 120; at += 1) await addPartner(`Flood ${at}`);
  await Promise.all([settle(world, company), settle(world, company)]);
  await settle(world, company);
  const ids = receiver.received.filter(({ path }) => path === '/fast').map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(120);
  expect(new Set(ids).size).toBe(120);
  expect(await endpointOf(fast)).toMatchObject({ status: 'enabled' });
});

test('a delivery whose process died is sent again under the same id', async () => {
  await add();
  await addPartner();
  receiver.answer = () => ({});
  const { within } = company;
  await settle(world, company);
  // The result of the request was lost: the row is as the process left it.
  await within((call) =>
    call.run(sql`
      update webhook_deliveries
      set status = 'pending', attempts = 0, slot = 0, finished_at = null,
        next_attempt_at = ${new Date(call.now().getTime() + 120_000)}
      where organization_id = ${call.organization_id}`),
  );
  await wait(world, company, 60);
  expect(receiver.received).toHaveLength(1);
  await wait(world, company, 61);
  expect(receiver.received).toHaveLength(2);
  expect(receiver.received[0]!.headers['webhook-id']).toBe(receiver.received[1]!.headers['webhook-id']);
});

test('sends a test event once, also when it fails', async () => {
  const endpoint = await add(['deal.won', 'partner.created']);
  receiver.answer = () => ({ status: 500 });
  const { id } = await owner.post<{ id: string }>(`/webhook_endpoints/${endpoint.id}/test`, { event: 'deal.won' });
  await settle(world, company);
  expect(verify(endpoint.secret, receiver.received[0]!)).toMatchObject({ type: 'deal.won', data: { is_test: true } });
  await wait(world, company, 86_400);
  expect(receiver.received).toHaveLength(1);
  expect(await owner.get(`/webhook_deliveries/${id}`)).toMatchObject({ status: 'failed', is_test: true, attempts: 1 });
});
