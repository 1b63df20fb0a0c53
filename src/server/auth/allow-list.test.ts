import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { uploaded } from '#features/enablement/documents/server/testing/upload.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { createApp, createKernel } from '../app.ts';
import { readAllowListRequest, turnAllowListOff } from '../commands/allow-list-command.ts';
import { sql } from '../db/sql.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';
import { parseNetwork, plainAddress } from './allowed-networks.ts';

const OFFICE = '203.0.113.9';
const CAFE = '198.51.100.20';

let world: World;
let acme: Company;
let other: Company;
let partner_id: string;
/** A partner user of Acme. */
let pia: Person;
/** Works in both companies. */
let bea: Person;
let root: Person;

beforeAll(async () => {
  world = await createWorld({ own: true });
  acme = await world.company('Acme');
  other = await world.company('Other');
  partner_id = await acme.within((call) => samplePartner(call));
  pia = await world.partnerUser(acme, partner_id);
  bea = await acme.member('admin');
  await world.join(other.id, bea.user_id, 'admin');
  root = await world.person('root@tandem.test', 'Ruth Root');
});
afterAll(() => world.close());
beforeEach(() => restrict({ people: false, keys: false, partners: false }));

type Who = 'people' | 'keys' | 'partners';

async function restrict(who: Partial<Record<Who, boolean>>, id = acme.id, networks = ['203.0.113.0/24']) {
  const list = JSON.stringify(networks.map((network) => ({ network, note: null })));
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      update organizations set allowed_networks = ${list}::jsonb, restricts_people = ${who.people ?? false},
        restricts_keys = ${who.keys ?? false}, restricts_partners = ${who.partners ?? false} where id = ${id}`),
  );
  await world.kernel.identity.announceChange();
}

interface Sent {
  method?: 'GET' | 'POST' | 'PATCH';
  headers?: Record<string, string>;
  payload?: object;
}

/** Sends a request from an address; `token` is a person's or a key's. */
const ask = (remoteAddress: string, token: string, url: string, { method = 'GET', headers, payload }: Sent = {}) =>
  world.app.inject({
    method,
    url,
    remoteAddress,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload && { payload }),
  });
const statusFrom = async (address: string, token: string, headers?: Record<string, string>) =>
  (await ask(address, token, '/api/partners', { ...(headers && { headers }) })).statusCode;
const inCompany = ({ id }: Company) => ({ 'x-tandem-organization': id });
const save = (payload: object, address = OFFICE, by = acme.owner) =>
  ask(address, by.token, `/api/organizations/${acme.id}`, { method: 'PATCH', payload });
const network = (text: string, note: string | null = null) => ({ network: text, note });
const newKey = async (by: Person) =>
  (await by.post<{ secret: string }>('/api_keys', { name: 'Robot', permissions: ['*:view'] })).secret;

test('reads networks in every notation, and refuses what is no network or too large', () => {
  const read = [
    ['203.0.113.0/24', '203.0.113.0/24'],
    [' 198.51.100.7 ', '198.51.100.7/32'],
    ['2001:DB8:0:0::/32', '2001:db8::/32'],
    ['2001:db8::1', '2001:db8::1/128'],
    ['::ffff:203.0.113.0/120', '203.0.113.0/24'],
    ['::ffff:cb00:7107', '203.0.113.7/32'],
    ['10.0.0.0/8', '10.0.0.0/8'],
  ];
  expect(read.map(([text]) => parseNetwork(text!))).toEqual(read.map(([, network]) => network));
  const refused = [
    '',
    'office',
    '203.0.113.0/33',
    '2001:db8::/129',
    '1.2.3',
    '010.0.0.1',
    'fe80::1%eth0',
    '1.2.3.4/-1',
  ];
  for (const text of refused) expect(() => parseNetwork(text), text).toThrow('is not a network');
  for (const text of ['0.0.0.0/0', '8.0.0.0/7', '::/0', '::ffff:0:0/95', '2000::/3'])
    expect(() => parseNetwork(text), text).toThrow('is too large');
  expect(() => parseNetwork('203.0.113.7/24')).toThrow('203.0.113.7/24 is an address inside of 203.0.113.0/24.');
  expect(['::ffff:203.0.113.7', 'fe80::1%eth0', 'unknown', '1.2.3.4:80'].map(plainAddress)).toEqual([
    '203.0.113.7',
    'fe80::1',
    null,
    null,
  ]);
});

test('restricts the people of a company, and says which address it sees', async () => {
  await restrict({ people: true });
  expect(await statusFrom(OFFICE, acme.owner.token)).toBe(200);
  const refused = await ask(CAFE, acme.owner.token, '/api/partners');
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    {
      message: `Acme can only be used from its own networks. Your address is ${CAFE}.`,
      statusCode: 403,
      network: 'refused',
      address: CAFE,
    },
  ]);
  // Keys and partners are not restricted by this, and a person's own account is nobody's company.
  expect(await statusFrom(CAFE, pia.token)).toBe(200);
  expect((await ask(CAFE, acme.owner.token, '/api/sessions')).statusCode).toBe(200);
});

test('a mapped address is the IPv4 address, and a garbled one is outside', async () => {
  await restrict({ people: true });
  expect(await statusFrom(`::ffff:${OFFICE}`, acme.owner.token)).toBe(200);
  expect(await statusFrom('::ffff:cb00:7109', acme.owner.token)).toBe(200);
  expect(await statusFrom(`::ffff:${CAFE}`, acme.owner.token)).toBe(403);
  // The same bytes elsewhere in IPv6 are another address.
  expect(await statusFrom('::cb00:7109', acme.owner.token)).toBe(403);
  expect(await statusFrom('127.0.0.1', acme.owner.token, { 'x-forwarded-for': 'unknown' })).toBe(403);
});

test('only a trusted proxy can name another address', async () => {
  await restrict({ people: true });
  const forged = { 'x-forwarded-for': OFFICE, 'x-real-ip': OFFICE, forwarded: `for=${OFFICE}` };
  expect(await statusFrom(CAFE, acme.owner.token, forged)).toBe(403);
  // The proxy on this machine is trusted: what it received last counts, and not what the client wrote before.
  expect(await statusFrom('127.0.0.1', acme.owner.token, { 'x-forwarded-for': OFFICE })).toBe(200);
  expect(await statusFrom('127.0.0.1', acme.owner.token, { 'x-forwarded-for': `${OFFICE}, ${CAFE}` })).toBe(403);
});

test('a person in several companies only loses the one that is restricted', async () => {
  await restrict({ people: true });
  expect(await statusFrom(CAFE, bea.token, inCompany(other))).toBe(200);
  expect(await statusFrom(CAFE, bea.token, inCompany(acme))).toBe(403);
  const session = (await ask(CAFE, bea.token, '/api/session')).json();
  expect(session).toMatchObject({ organization: { id: other.id }, organizations: [{ id: other.id }] });
  expect((await ask(OFFICE, bea.token, '/api/session')).json().organizations).toHaveLength(2);
  // Another company answers as before: nothing says that it has a list.
  expect((await ask(CAFE, other.owner.token, '/api/partners', { headers: inCompany(acme) })).statusCode).toBe(409);
});

test('restricts API keys alone, also in MCP, batches and of other companies', async () => {
  const [key, foreign] = [await newKey(acme.owner), await newKey(other.owner)];
  await restrict({ keys: true });
  expect([await statusFrom(OFFICE, key), await statusFrom(CAFE, key)]).toEqual([200, 403]);
  expect([await statusFrom(CAFE, acme.owner.token), await statusFrom(CAFE, foreign)]).toEqual([200, 200]);
  // A key opens its own company only, whatever it names.
  expect(await statusFrom(CAFE, key, inCompany(other))).toBe(409);
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  };
  const mcp = (address: string) =>
    ask(address, key, '/mcp', {
      method: 'POST',
      payload: initialize,
      headers: { accept: 'application/json, text/event-stream' },
    });
  expect([(await mcp(OFFICE)).statusCode, (await mcp(CAFE)).statusCode]).toEqual([200, 403]);
  const operations = [{ method: 'PATCH', path: `/api/partners/${partner_id}`, body: { description: 'x' } }];
  const batch = (address: string) => ask(address, key, '/api/batch', { method: 'POST', payload: { operations } });
  expect((await batch(CAFE)).statusCode).toBe(403);
  // The inner request has the address of the outer one: the key may only read.
  expect((await batch(OFFICE)).json().results).toMatchObject([
    { status: 403, body: { permission: 'partners:manage' } },
  ]);
});

test('restricts partners by the list of the company, and by the list of their own organization', async () => {
  const key = await newKey(pia);
  await restrict({ partners: true });
  expect([await statusFrom(OFFICE, pia.token), await statusFrom(CAFE, pia.token)]).toEqual([200, 403]);
  expect(await statusFrom(CAFE, acme.owner.token)).toBe(200);
  expect([await statusFrom(OFFICE, key), await statusFrom(CAFE, key)]).toEqual([200, 403]);
  await restrict({});
  const [home] = await pia.get<[{ id: string }]>('/organizations');
  await restrict({ people: true }, home.id);
  expect([await statusFrom(OFFICE, pia.token), await statusFrom(CAFE, pia.token)]).toEqual([200, 403]);
  expect(await statusFrom(CAFE, key)).toBe(200);
  await restrict({}, home.id);
});

test('who views as another person is restricted like the people of the company, operators too', async () => {
  const view = async (by: Person) =>
    (
      await by.post<{ token: string }>('/impersonations', {
        ...(by === root ? { organization_id: acme.id } : {}),
        partner_id,
        user_id: pia.user_id,
        reason: 'They cannot find their deal',
      })
    ).token;
  const token = await view(acme.owner);
  await restrict({ people: true });
  expect([await statusFrom(OFFICE, token), await statusFrom(CAFE, token)]).toEqual([200, 403]);
  // The list for partners does not concern it: the viewer sits at the company.
  await restrict({ partners: true });
  expect(await statusFrom(CAFE, token)).toBe(200);
});

test('an operator who belongs to a restricted company still administers the installation', async () => {
  await world.join(acme.id, root.user_id, 'admin');
  await restrict({ people: true });
  const session = await ask(CAFE, root.token, '/api/session');
  expect(session.json()).toMatchObject({ organization: { name: 'All companies' }, organizations: [] });
  expect(await statusFrom(CAFE, root.token, inCompany(acme))).toBe(403);
});

test('provisioning obeys the list for keys', async () => {
  const { secret } = await acme.owner.post<{ secret: string }>('/provisioning_tokens', { name: 'Okta' });
  await restrict({ keys: true });
  const users = async (address: string) => {
    const answer = await ask(address, secret, '/scim/v2/Users');
    return [answer.statusCode, answer.body.includes(CAFE)];
  };
  expect([await users(OFFICE), await users(CAFE)]).toEqual([
    [200, false],
    [403, true],
  ]);
});

test('the address of a file works in the networks of the company only', async () => {
  const { id } = await uploaded<{ id: string }>(acme.owner, '/documents', { fields: { partner_id } });
  const { url } = await acme.owner.get<{ url: string }>(`/documents/${id}/address`);
  await restrict({ people: true });
  const statuses = [OFFICE, CAFE].map(async (remoteAddress) => {
    const { statusCode } = await world.app.inject({ url, remoteAddress });
    return statusCode;
  });
  expect(await Promise.all(statuses)).toEqual([200, 404]);
});

test('a change takes effect at once on every server', async () => {
  const { config, sealing } = world.kernel;
  const { appUrl, systemUrl } = world.database;
  const kernel = await createKernel({ config, sealing, clock: world.clock, appUrl, systemUrl });
  const app = await createApp(kernel);
  const there = async () => {
    const headers = { authorization: `Bearer ${acme.owner.token}` };
    return (await app.inject({ url: '/api/partners', remoteAddress: CAFE, headers })).statusCode;
  };
  try {
    expect(await there()).toBe(200);
    expect((await save({ restricts_people: true, allowed_networks: [network('203.0.113.0/24')] })).statusCode).toBe(
      200,
    );
    // Without the notification, the other server would answer from its cache for five seconds.
    await expect.poll(there, { timeout: 2_000, interval: 50 }).toBe(403);
  } finally {
    await app.close();
    await kernel.close();
  }
});

test('ends a stream that is open when its address is refused', async () => {
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const headers = { authorization: `Bearer ${acme.owner.token}` };
  const stream = await fetch(`${address}/api/events`, { headers });
  const reader = stream.body!.getReader();
  await reader.read();
  await restrict({ people: true });
  vi.advanceTimersByTime(25_000);
  vi.useRealTimers();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += Buffer.from(part.value).toString();
  expect(text).not.toContain('partners.');
  expect((await fetch(`${address}/api/events`, { headers })).status).toBe(403);
});

test('saves a normalized list with notes, in the audit log, and refuses what is wrong with its reason', async () => {
  const saved = await save({
    allowed_networks: [network('::ffff:203.0.113.0/120', ' Office '), network('2001:db8::1')],
  });
  expect(saved.json().allowed_networks).toEqual([
    { network: '203.0.113.0/24', note: 'Office' },
    { network: '2001:db8::1/128', note: null },
  ]);
  const [entry] = await acme.owner.get<[{ changes: object }]>(
    `/audit_events?ref_table=organizations&ref_id=${acme.id}&_sort=at&_order=desc`,
  );
  expect(entry.changes).toMatchObject({ allowed_networks: [expect.anything(), saved.json().allowed_networks] });
  const problems = async (networks: string[]) =>
    (await save({ allowed_networks: networks.map((text) => network(text)) })).json().errors.allowed_networks;
  expect(await problems(['nowhere', '0.0.0.0/0'])).toEqual([
    '"nowhere" is not a network. Write it like 203.0.113.0/24, 198.51.100.7 or 2001:db8::/32.',
    '0.0.0.0/0 is too large. Networks need a prefix of at least /8, or /16 for IPv6.',
  ]);
  expect(await problems(['198.51.100.7', '::ffff:198.51.100.7'])).toEqual(['198.51.100.7/32 is on the list twice.']);
});

test('nobody locks themselves out, in whatever order the list and the restriction are saved', async () => {
  const errors = async (payload: object, address: string) => (await save(payload, address)).json().errors;
  const lockedOut = {
    allowed_networks: [`Add a network with your own address, ${CAFE}. You would lock yourself out.`],
  };
  expect(await errors({ restricts_people: true }, CAFE)).toEqual(lockedOut);
  expect(await errors({ restricts_people: true, allowed_networks: [] }, CAFE)).toEqual({
    allowed_networks: ['Add a network first: without one, your company could not be used from anywhere.'],
  });
  expect((await save({ restricts_people: true })).statusCode).toBe(200);
  expect(await errors({ allowed_networks: [network(CAFE)] }, OFFICE)).toEqual({
    allowed_networks: [`Add a network with your own address, ${OFFICE}. You would lock yourself out.`],
  });
  // It applies at once, in this process and, by the announced change, in all others.
  expect(await statusFrom(CAFE, acme.owner.token)).toBe(403);
});

test('two people who save at once do not leave a list that locks one of them out', async () => {
  await restrict({}, acme.id, ['203.0.113.0/24', `${CAFE}/32`]);
  const answers = await Promise.all([
    save({ restricts_people: true }, CAFE, bea),
    save({ allowed_networks: [network('203.0.113.0/24')] }, OFFICE),
  ]);
  const { restricts_people, allowed_networks } = (
    await ask(OFFICE, acme.owner.token, `/api/organizations/${acme.id}`)
  ).json();
  // The second one saw what the first had saved.
  const [people, list] = answers.map(({ statusCode }) => statusCode);
  expect(list, answers.map(({ body }) => body).join()).toBe(200);
  expect(people, answers[0]!.body).toBeLessThan(500);
  expect([people, restricts_people]).toEqual(people === 200 ? [200, true] : [422, false]);
  expect(allowed_networks).toEqual([network('203.0.113.0/24')]);
});

test('keys, viewers and sessions without the second factor cannot change the list', async () => {
  const { secret } = await acme.owner.post<{ secret: string }>('/api_keys', { name: 'All', permissions: ['*:manage'] });
  const by = (token: string) =>
    ask(OFFICE, token, `/api/organizations/${acme.id}`, { method: 'PATCH', payload: { restricts_keys: true } });
  expect((await by(secret)).json()).toMatchObject({
    statusCode: 422,
    errors: { restricts_keys: ['API keys cannot change this. Sign in as a person.'] },
  });
  const ruled = (is: boolean) =>
    world.kernel.system.unscoped((tx) =>
      tx.run(sql`update organizations set money_requires_two_factor = ${is} where id = ${acme.id}`),
    );
  await ruled(true);
  await world.kernel.identity.announceChange();
  const refused = await by(acme.owner.token);
  await ruled(false);
  await world.kernel.identity.announceChange();
  expect(refused.json()).toMatchObject({
    statusCode: 409,
    second_factor: 'setup',
    message: expect.stringContaining('changes of allowed networks'),
  });
});

test('the operator’s command lets everyone in again, keeps the list and is in the audit log', async () => {
  await restrict({ people: true, keys: true, partners: true });
  const [slug] = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ slug: string }>(sql`select slug from organizations where id = ${acme.id}`),
  );
  const lines: string[] = [];
  const run = () => turnAllowListOff(slug!.slug, world.database.adminUrl, (line) => lines.push(line));
  await run();
  await expect.poll(() => statusFrom(CAFE, acme.owner.token)).toBe(200);
  const [entry] = await acme.owner.get<[object]>(
    `/audit_events?ref_table=organizations&ref_id=${acme.id}&_sort=at&_order=desc`,
  );
  expect(entry).toMatchObject({
    reason: 'Allow list turned off by the operator (npx tandem allow-list)',
    changes: { restricts_people: [true, false] },
  });
  await run();
  expect(lines).toEqual([
    'Acme can be used from every network now. The list is kept: turn it on again under Settings > Security.',
    'Acme can be used from every network already.',
  ]);
  expect(readAllowListRequest(['acme', '--off'])).toBe('acme');
  for (const wrong of [[], ['acme'], ['--off'], ['acme', '--on'], ['acme', '--off', 'x']])
    expect(() => readAllowListRequest(wrong), wrong.join(' ')).toThrow('Usage:');
});
