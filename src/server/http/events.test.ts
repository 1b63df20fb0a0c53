import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '../db/sql.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

let world: World;
let company: Company;
let address: string;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
  address = await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  vi.useRealTimers();
  await world.close();
});

/** @returns whether the stream is still open some time after its next heartbeat */
async function staysOpen(person: Person, change: () => Promise<unknown>, ms = 20_000): Promise<boolean> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const away = new AbortController();
  const headers = { authorization: `Bearer ${person.token}` };
  const stream = await fetch(`${address}/api/events`, { headers, signal: away.signal });
  expect(stream.status).toBe(200);
  const reader = stream.body!.getReader();
  await reader.read();
  await change();
  vi.advanceTimersByTime(25_000);
  // The stream sends the event of the change, then the heartbeat; a stream that was stopped ends.
  const readToEnd = async () => {
    while (!(await reader.read()).done);
    return false;
  };
  const end = readToEnd();
  const isOpen = await Promise.race([end, new Promise<true>((resolve) => setTimeout(resolve, ms, true))]);
  away.abort();
  end.catch(() => {});
  return isOpen;
}

test('keeps a stream open while the session is unchanged', async () => {
  expect(await staysOpen(await company.member('finance'), async () => {}, 500)).toBe(true);
});

test('stops events when access is reduced or the company changes', async () => {
  const manager = await company.member('admin');
  const narrow = () => company.owner.patch(`/team_members/${manager.user_id}`, { role: 'partner_manager' });
  expect(await staysOpen(manager, narrow)).toBe(false);

  const partner_id = await company.within((call) => samplePartner(call));
  await world.partnerUser(company, partner_id);
  const person = await world.partnerUser(company, partner_id);
  const [home] = (await person.get<{ memberships: { organization_id: string }[] }>('/profile')).memberships;
  const other = await world.company('Elsewhere');
  await world.join(other.id, person.user_id, 'finance');
  await person.patch('/user/preference', { user_mode_state: 'Partner' });
  const leave = () => person.post('/profile/leave', { organization_id: home!.organization_id });
  expect(await staysOpen(person, leave)).toBe(false);
});

/** @returns the text of a stream until it ends, or until it contains `until` */
async function streamText(person: Person, change: () => Promise<unknown>, until?: string, query = ''): Promise<string> {
  const away = new AbortController();
  const headers = { authorization: `Bearer ${person.token}` };
  const stream = await fetch(`${address}/api/events${query}`, { headers, signal: away.signal });
  const reader = stream.body!.getReader();
  let text = Buffer.from((await reader.read()).value!).toString();
  await change();
  while (!until || !text.includes(until)) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += Buffer.from(value).toString();
  }
  away.abort();
  return text;
}

test('stops events after a change of user, also between heartbeats', async () => {
  vi.useRealTimers();
  const manager = await company.member('admin');
  const text = await streamText(manager, async () => {
    await company.owner.patch(`/team_members/${manager.user_id}`, { role: 'partner_manager' });
    await company.owner.post('/partner_types', { name: 'Made after that' });
  });
  expect(text).not.toContain('partner_types');
}, 15_000);

test('sends row IDs only to listeners who see all rows', async () => {
  const make = (name: string) => () => company.owner.post('/api_keys', { name, permissions: ['partners:view'] });
  const topic = '"topic":"api_keys.created","id":';
  expect(await streamText(await company.member('admin'), make('One'), topic)).toContain(`${topic}"`);
  expect(await streamText(await company.member('finance'), make('Two'), topic)).toContain(`${topic}null`);

  const partner_id = await company.within((call) => samplePartner(call));
  const partner = await world.partnerUser(company, partner_id);
  const rename = () => company.owner.patch(`/partners/${partner_id}`, { row_version: 2, name: 'Renamed' });
  expect(await streamText(partner, rename, 'partners.updated')).toContain('"topic":"partners.updated","id":null');
}, 20_000);

test('tells a page what changed between its session and its stream', async () => {
  const person = await company.member('admin');
  const told = (since: number | undefined, until: string, change: () => Promise<unknown> = async () => {}) =>
    streamText(person, change, until, since === undefined ? '' : `?since=${since}`);

  // A session keeps the server following, also while nobody listens.
  await person.get('/session');
  await world.kernel.outbox.isFollowing();
  const { read_at } = await person.get<{ read_at: number }>('/session');
  await company.owner.post('/partner_types', { name: 'Between' });
  const other = await world.company('Neighbor');
  await other.owner.post('/tags', { name: 'Secret', entity: 'partners' });
  const marker = () => company.owner.post('/api_keys', { name: 'Marker', permissions: ['partners:view'] });
  const text = await told(read_at, 'api_keys.created', marker);
  expect(text).toContain('partner_types.created');
  expect(text).not.toContain('"*"');
  expect(text).not.toContain('tags.created');

  // A stream that does not ask is told nothing of before, and one that asks for too much reloads.
  expect(await told(Date.now(), 'api_keys.created', marker)).not.toContain('partner_types.created');
  expect(await told(0, '"*"')).toContain('{"topic":"*","id":null}');
  const refused = await person.request('GET', '/events?since=-1');
  expect(refused.statusCode).toBe(400);
}, 20_000);

const countListeners = (person: Company) =>
  world.kernel.outbox.listeners.filter(({ organization_id }) => organization_id === person.id).length;
async function listening(person: Person): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`GET /api/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${person.token}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

test('sends a partner no events about hidden rows', async () => {
  const partner_id = await company.within((call) => samplePartner(call));
  const person = await world.partnerUser(company, partner_id);
  const listener = await world.partnerUser(company, partner_id);
  const text = await streamText(
    listener,
    async () => {
      await company.owner.post('/impersonations', { partner_id, user_id: person.user_id, reason: 'They asked' });
      await company.owner.patch(`/partners/${partner_id}`, { name: 'Renamed' });
    },
    'partners.updated',
  );
  expect(text).toContain('partners.updated');
  expect(text).not.toContain('impersonations');
});

test('disconnects a listener that does not read', async () => {
  const busy = await world.company('Busy');
  const asleep = await listening(busy.owner);
  expect(countListeners(busy)).toBe(1);
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      insert into outbox_events (organization_id, topic) select ${busy.id}, 'much.' || repeat('x', 2000)
      from generate_series(1, 10000)`),
  );
  await vi.waitFor(() => expect(countListeners(busy)).toBe(0), 15_000);
  asleep.destroy();
}, 20_000);

test('limits the streams of a person over all sessions', async () => {
  const busy = await world.company('Windows');
  const { provider } = world.kernel.identity;
  const { token } = await provider.openSession(busy.owner.user_id, { rememberMe: true });
  const windows = [];
  for (let count = 0; count < 6; count += 1)
    windows.push(await listening(busy.owner), await listening({ ...busy.owner, token }));
  expect(countListeners(busy)).toBe(8);
  for (const window of windows) window.destroy();
});
