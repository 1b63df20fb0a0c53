import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { notify, partnerUserAddressees, teamMembersAmong } from '#features/engagement/notifications/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { createOutgoing, type Outgoing } from '#server/outgoing/outgoing.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import type { Person } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import { MOST_DEVICES, type PushDevice, type PushDeviceCreate } from '../schema.ts';
import { pushDeviceJobRules, pushDeviceJobs } from './jobs.ts';
import { createPushService } from './testing/push-service.ts';

const service = createPushService();
let desk: Desk;
let dealer: Dealer;
let reviewer: Person;
let key: string;
let real: Outgoing;
beforeAll(async () => {
  desk = await createDesk();
  dealer = await desk.dealer('Northwind');
  real = desk.world.kernel.outgoing;
  reviewer = await desk.company.member('admin');
  key = (await reviewer.get<{ public_key: string }>('/push_devices/key')).public_key;
}, 60_000);
beforeEach(() => {
  desk.world.kernel.outgoing = { ...real, request: service.request };
  Object.assign(service.state, { status: 201, received: [] });
});
afterAll(() => {
  desk.world.kernel.outgoing = real;
  return desk.world.close();
});

const add = (person: Person, subscription = service.subscribe(key)) =>
  person.post<PushDevice>('/push_devices', subscription);
const list = (person: Person) => person.get<PushDevice[]>('/push_devices');
const run = async () => {
  let ran = 0;
  // The first jobs queue the others.
  for (let round = 0; round < 3; round += 1) ran += await runWaiting(desk.world, pushDeviceJobs);
  return ran;
};
const tell = (person: Person, text: string, kind = 'deal_registration_overdue') =>
  desk.within(async (call) =>
    notify(
      call,
      { mode: 'company', people: await teamMembersAmong(call, [person.user_id]) },
      { kind, text, link: '/partners' },
    ),
  );
/** A new session of the person, as on another device. */
const elsewhere = async ({ user_id, ...person }: Person): Promise<Person> => {
  const { token } = await desk.world.kernel.identity.provider.openSession(user_id, { rememberMe: true });
  const request: Person['request'] = async (method, url, body, headers = {}) =>
    person.request(method, url, body, { ...headers, authorization: `Bearer ${token}` });
  const post = async (url: string, body?: unknown) => {
    const answer = await request('POST', url, body ?? {});
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };
  return {
    ...person,
    user_id,
    token,
    request,
    post,
  };
};
const bodies = () => service.state.received.map(({ message }) => message.body);

test('a device shows the kind of a notification and the company, and the text only if its owner chose so', async () => {
  const device = await add(reviewer);
  expect(device).toMatchObject({ name: 'Unknown device', shows: 'kind', is_current: true, last_used_at: null });
  await tell(reviewer, 'Northwind waits for an answer about Umbrella');
  await run();
  const { message } = service.state.received[0]!;
  expect(message).toMatchObject({ title: 'Acme', body: 'Decisions that are due', path: '/partners', actions: [] });
  expect(JSON.stringify(message)).not.toMatch(/Northwind|Umbrella/);
  await reviewer.patch(`/push_devices/${device.id}`, { shows: 'text', name: 'Work phone' });
  await tell(reviewer, 'Northwind waits again');
  await run();
  expect(bodies().at(-1)).toBe('Northwind waits again');
  expect((await list(reviewer))[0]).toMatchObject({
    name: 'Work phone',
    last_used_at: expect.any(String),
    problem: null,
  });
});

test('a waiting registration offers its decision on the device, which opens a page and does nothing itself', async () => {
  const owner = desk.reviewer;
  await owner.patch('/notification_preferences', {
    topics: [{ topic: 'registrations', in_app: true, email: 'off', push: true }],
  });
  await add(owner);
  const { id } = await dealer.register();
  await run();
  const { message } = service.state.received.find(({ message: { actions } }) => actions.length > 0)!;
  expect(message.body).toBe('Deal registrations');
  expect(message.actions[0]).toEqual({ title: 'Approve', path: `/confirm/deal_registrations.approve/${id}` });
  expect((await desk.registration(id)).status).toBe('pending_review');
});

test('a topic that is off on devices is not pushed, and a critical one cannot be turned off', async () => {
  const person = await desk.company.member('admin');
  await add(person);
  await person.patch('/notification_preferences', {
    topics: [{ topic: 'deadlines', in_app: true, email: 'instant', push: false }],
  });
  await tell(person, 'Late');
  await run();
  expect(bodies()).toEqual([]);
  const refused = await person.request('PATCH', '/notification_preferences', {
    topics: [{ topic: 'payout_details', in_app: true, email: 'instant', push: false }],
  });
  expect(refused.statusCode).toBe(422);
  const forged = await person.request('PATCH', '/notification_preferences', {
    topics: [{ topic: 'everything', in_app: true, email: 'off', push: true }],
  });
  expect(forged.json().errors).toHaveProperty('topics');
  // A change of other channels, also by older clients, leaves the choice.
  await person.patch('/notification_preferences', { topics: [{ topic: 'deadlines', in_app: true, email: 'off' }] });
  const { topics } = await person.get<{ topics: { topic: string; push: boolean }[] }>('/notification_preferences');
  expect(topics.find(({ topic }) => topic === 'deadlines')!.push).toBe(false);
});

test('the session decides: nothing is sent after the sign-out, the end of a session, a suspension or the membership', async () => {
  const person = await desk.company.member('admin');
  const phone = await elsewhere(person);
  await add(phone);
  await tell(person, 'Queued before the sign-out');
  await phone.request('POST', '/auth/sign-out', {});
  await run();
  expect(bodies()).toEqual([]);
  expect(await list(person)).toEqual([]);

  await add(person);
  await tell(person, 'Queued before the deactivation');
  await runWaiting(desk.world, { 'push-devices.prepare': pushDeviceJobs['push-devices.prepare']! });
  await desk.reviewer.post(`/team_members/${person.user_id}/deactivate`, {});
  await run();
  await tell(person, 'After the deactivation');
  await run();
  expect(bodies()).toEqual([]);
});

test('a company with idle limits or own networks decides what a device gets', async () => {
  const person = await desk.company.member('admin');
  const device = await add(person);
  await person.patch(`/push_devices/${device.id}`, { shows: 'text' });
  const set = (change: ReturnType<typeof sql>) => desk.world.kernel.system.unscoped((tx) => tx.run(change));
  await set(sql`
    update organizations set restricts_people = true, allowed_networks = '[{"network":"127.0.0.0/8","name":""}]'
    where id = ${desk.company.id}`);
  desk.world.kernel.identity.forget();
  await tell(person, 'Secret of the office');
  await run();
  expect(bodies()).toEqual(['Decisions that are due']);
  await set(sql`
    update organizations set restricts_people = false, allowed_networks = '[]', session_idle_minutes = 5
    where id = ${desk.company.id}`);
  await set(sql`
    update identity.sessions set last_seen_at = now() - interval '10 minutes' where user_id = ${person.user_id}`);
  await tell(person, 'After a rest');
  await run();
  await set(sql`update organizations set session_idle_minutes = null where id = ${desk.company.id}`);
  expect(bodies()).toEqual(['Decisions that are due']);
});

test('a person of a partner gets what concerns their own firm', async () => {
  await add(dealer.person);
  const other = await desk.dealer('Contoso');
  await add(other.person);
  await desk.within(async (call) =>
    notify(
      call,
      { mode: 'partner', partner_id: dealer.id, people: await partnerUserAddressees(call, dealer.id) },
      { kind: 'deal_registration_approved', text: 'Yours is approved', link: '/revenue/deal-desk' },
    ),
  );
  await run();
  expect(service.state.received.map(({ message }) => [message.title, message.body])).toEqual([
    ['Acme', 'Decisions on your registrations'],
  ]);
});

test('a subscription that ended is forgotten, and a busy service is asked again', async () => {
  const person = await desk.company.member('admin');
  await add(person);
  const send = async (status: number) => {
    Object.assign(service.state, { status });
    await tell(person, `Status ${status}`);
    return run();
  };
  for (const status of [429, 503]) await expect(send(status)).rejects.toThrow(`status ${status}`);
  expect((await list(person))[0]!.problem).toBe('The push service answered with status 503.');
  const [{ id }] = (await list(person)) as [PushDevice];
  const giveUp = pushDeviceJobRules['push-devices.send']!.onGivenUp;
  if (typeof giveUp !== 'function') throw new Error('The person would not learn of it.');
  await giveUp(await jobFor(desk.world.kernel, desk.company.id), { device_id: id }, 'Too often');
  expect((await list(person))[0]!.problem).toBe('The push service did not take the notification.');
  await send(413);
  expect(await list(person)).toHaveLength(1);
  for (const status of [404, 410]) {
    await send(status);
    expect(await list(person)).toEqual([]);
    await add(person);
  }
});

test('a device whose address leads into a private network is never reached, and forgotten', async () => {
  const person = await desk.company.member('admin');
  const refused = async (change: Partial<PushDeviceCreate>) => {
    const answer = await person.request('POST', '/push_devices', { ...service.subscribe(key), ...change });
    return [answer.statusCode, ...Object.keys(answer.json().errors)];
  };
  for (const endpoint of [
    'https://127.0.0.1/send/1',
    'https://[::1]/send/1',
    'https://2130706433/send/1',
    'https://localhost/send/1',
    'https://push.example.net:8443/send/1',
    'https://user:secret@push.example.net/send/1',
  ])
    expect(await refused({ endpoint })).toEqual([422, 'endpoint']);
  for (const endpoint of ['http://push.example.net/send/1', `https://push.example.net/${'x'.repeat(1000)}`])
    expect(await refused({ endpoint })).toEqual([400, 'endpoint']);
  const { keys } = service.subscribe(key);
  expect(await refused({ keys: { ...keys, p256dh: 'A'.repeat(87) } })).toEqual([422, 'keys.p256dh']);
  const hidden = await add(person, { ...service.subscribe(key), endpoint: 'https://push.example.net/send/inside' });
  const addresses: string[] = [];
  desk.world.kernel.outgoing = createOutgoing({
    resolve: async (host) => {
      addresses.push(host);
      return ['10.0.0.5'];
    },
  });
  await tell(person, 'Inside');
  await run();
  expect([addresses, hidden.is_current, await list(person)]).toEqual([['push.example.net'], true, []]);
});

test('devices of others do not exist, and a browser that changes hands leaves its former owner', async () => {
  const [one, other] = [await desk.company.member('admin'), await desk.company.member('admin')];
  const subscription = service.subscribe(key);
  const device = await add(one, subscription);
  for (const [method, body] of [
    ['PATCH', { shows: 'text' }],
    ['DELETE', undefined],
  ] as const) {
    expect((await other.request(method, `/push_devices/${device.id}`, body)).statusCode).toBe(404);
    expect((await one.request(method, `/push_devices/${newId()}`, body)).statusCode).toBe(404);
  }
  await add(other, subscription);
  expect([await list(one), (await list(other)).length]).toEqual([[], 1]);
  await tell(one, 'Not for the other');
  await run();
  expect(bodies()).toEqual([]);
});

test('one person has a limited number of devices, also by parallel and repeated requests', async () => {
  const person = await desk.company.member('admin');
  const sessions = await Promise.all(Array.from({ length: MOST_DEVICES + 2 }, () => elsewhere(person)));
  const answers = await Promise.all(
    sessions.map((session) => session.request('POST', '/push_devices', service.subscribe(key))),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MOST_DEVICES);
  expect(answers.find(({ statusCode }) => statusCode === 409)!.json().message).toBe(
    'You can have 10 devices. Remove one first.',
  );
  const statuses: number[] = [];
  for (let count = 0; count < 30; count += 1)
    statuses.push((await person.request('POST', '/push_devices', service.subscribe(key))).statusCode);
  expect(new Set(statuses)).toEqual(new Set([409, 429]));
  expect(await list(person)).toHaveLength(MOST_DEVICES);
});

test('people who view as another and keys get no devices', async () => {
  const person = await desk.company.member('finance');
  await add(person);
  const viewing = await desk.reviewer.request('POST', '/impersonations', {
    partner_id: dealer.id,
    user_id: dealer.person.user_id,
    reason: 'They cannot find their deal',
  });
  const authorization = `Bearer ${viewing.json().token}`;
  expect((await desk.reviewer.request('GET', '/push_devices', undefined, { authorization })).json()).toEqual([]);
  const seen = await desk.reviewer.request('POST', '/push_devices', service.subscribe(key), { authorization });
  expect(seen.statusCode).toBe(422);
  const { secret } = await desk.reviewer.post<{ secret: string }>('/api_keys', {
    name: 'Sync',
    permissions: ['partners:view'],
  });
  const byKey = await person.request('POST', '/push_devices', service.subscribe(key), {
    authorization: `Bearer ${secret}`,
  });
  expect(byKey.statusCode).toBe(422);
  expect((await desk.world.app.inject({ url: '/api/push_devices' })).statusCode).toBe(401);
});

test('addresses and keys of browsers are stored encrypted', async () => {
  const person = await desk.company.member('admin');
  const subscription = service.subscribe(key);
  await add(person, subscription);
  const rows = await desk.world.kernel.system.unscoped((tx) =>
    tx.rows<Record<string, unknown>>(sql`
      select d.*, encode(sealed, 'escape') as bytes from identity.push_devices d where user_id = ${person.user_id}`),
  );
  expect(rows).toHaveLength(1);
  const stored = JSON.stringify(rows);
  for (const secret of [subscription.endpoint, subscription.keys.auth, subscription.keys.p256dh])
    expect(stored).not.toContain(secret);
});

test('notifications of the quiet hours arrive together when they end, and critical ones at once', async () => {
  const person = await desk.company.member('admin');
  await add(person);
  desk.world.clock.set('2026-03-16T22:00:00Z');
  await person.patch('/notification_preferences', {
    quiet_from: '20:00',
    quiet_to: '07:00',
    timezone: 'Europe/London',
  });
  await tell(person, 'First');
  await tell(person, 'Second');
  await tell(person, 'New bank', 'payout_method_changed');
  await run();
  expect(bodies()).toEqual(['Changed payout details']);
  desk.world.clock.set('2026-03-17T07:00:00Z');
  const job = await jobFor(desk.world.kernel, desk.company.id);
  const reader = { user_id: person.user_id, mode: 'company', partner_id: null };
  await pushDeviceJobs['push-devices.prepare']!(job, reader);
  await pushDeviceJobs['push-devices.prepare']!(job, reader);
  await run();
  expect(bodies().slice(1)).toEqual(['2 new notifications: Decisions that are due']);
});
