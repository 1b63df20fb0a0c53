import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { DealDesk } from '../schema.ts';

/** Two installations that run at the same time, with a database each. */
let home: World;
let other: World;
let here: { company: Company; admin: Person; partner: string };
let there: { company: Company; admin: Person; partner: string };

/** A free port, so that an installation knows its own address before it starts. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function install(allow: string): Promise<World> {
  const port = await freePort();
  const world = await createWorld({
    env: { TANDEM_BASE_URL: `http://127.0.0.1:${port}`, TANDEM_OUTGOING_ALLOW: allow || 'unused.invalid' },
  });
  await world.switchEverythingOn();
  await world.app.listen({ port, host: '127.0.0.1' });
  return world;
}

async function programIn(world: World, name: string) {
  const company = await world.company(name);
  const partner = await company.within((call) => samplePartner(call));
  return { company, partner, admin: await world.partnerUser(company, partner) };
}

beforeAll(async () => {
  other = await install('');
  home = await install(other.kernel.config.baseUrl);
  here = await programIn(home, 'Near Vendor');
  there = await programIn(other, 'Far Vendor');
});
afterAll(async () => {
  await home.close();
  await other.close();
});
const stubs: Server[] = [];
afterEach(() => {
  for (const stub of stubs.splice(0)) stub.close();
});

/** The browser carries the person to the other installation and back. */
async function connect(world: World, admin: Person, answerer: Person, address: string) {
  const start = await admin.request('POST', '/connections/oauth', {
    connector: 'tandem',
    is_brokered: false,
    values: { address },
  });
  if (start.statusCode !== 200) return start;
  const asked = new URL(start.json<{ address: string }>().address);
  const request = Object.fromEntries(asked.searchParams);
  const { address: back } = await answerer.post<{ address: string }>('/oauth/allow', request);
  const returned = new URL(back);
  expect(returned.origin + returned.pathname).toBe(`${world.kernel.config.baseUrl}/connections/return`);
  return admin.request('POST', '/connections/oauth/return', {
    state: returned.searchParams.get('state')!,
    code: returned.searchParams.get('code')!,
  });
}

const desksOf = (person: Person) => person.get<DealDesk[]>('/deal_desks');

test('a partner signs in at the other installation and sees both deal desks in one list', async () => {
  const own = await here.company.within((call) => samplePendingRegistration(call, { partner_id: here.partner }));
  const far = await there.company.within((call) => samplePendingRegistration(call, { partner_id: there.partner }));
  expect((await desksOf(here.admin)).map(({ company }) => company)).toEqual(['Near Vendor']);

  const connected = await connect(home, here.admin, there.admin, other.kernel.config.baseUrl);
  expect(connected.statusCode, connected.body).toBe(200);
  expect(connected.json()).toMatchObject({ account_name: 'Far Vendor', status: 'connected' });
  const [near, distant] = await desksOf(here.admin);
  expect(near).toMatchObject({ connection_id: null, company: 'Near Vendor', status: 'ok' });
  expect(near!.deals.map(({ id }) => id)).toEqual([own]);
  expect(distant).toMatchObject({ connection_id: connected.json().id, company: 'Far Vendor', status: 'ok' });
  expect(distant!.deals).toMatchObject([
    { id: far, status: 'in_review', url: `${other.kernel.config.baseUrl}/revenue/deal-desk/show/${far}` },
  ]);

  // The company of the program here sees neither the connection nor the deals of the other company.
  expect((await here.company.owner.request('GET', `/connections/${connected.json().id}`)).statusCode).toBe(404);
  expect((await here.company.owner.request('GET', '/deal_desks')).statusCode).toBe(404);
  // The access that was given reads deals and nothing else.
  const [key] = await there.admin.get<{ permissions: string[]; app_name: string }[]>('/api_keys?status=active');
  expect(key).toMatchObject({ app_name: 'Tandem', permissions: ['deal_registrations:view'] });
});

test('an expired access is renewed, and one that was ended there is said so, while the own desk still shows', async () => {
  await other.kernel.system.unscoped((tx) =>
    tx.run(sql`update api_keys set expires_at = now() - interval '1 minute' where refresh_hash is not null`),
  );
  other.kernel.identity.forget();
  expect((await desksOf(here.admin))[1]).toMatchObject({ status: 'ok' });
  for (const key of await there.admin.get<{ id: string }[]>('/api_keys?status=active'))
    await there.admin.post(`/api_keys/${key.id}/revoke`);
  const [near, distant] = await desksOf(here.admin);
  expect(near).toMatchObject({ status: 'ok' });
  expect(distant).toMatchObject({ status: 'unavailable', deals: [], message: expect.stringContaining('onnect') });
});

test('another partner of the program does not see the desk', async () => {
  const neighbor = await here.company.within((call) => samplePartner(call));
  const admin = await home.partnerUser(here.company, neighbor);
  expect(await desksOf(admin)).toHaveLength(1);
});

test('addresses without Tandem, private addresses and malicious installations are refused with a clear message', async () => {
  const refused = async (address: string) => {
    const answer = await here.admin.request('POST', '/connections/oauth', {
      connector: 'tandem',
      is_brokered: false,
      values: { address },
    });
    return [answer.statusCode, answer.json().message] as const;
  };
  for (const address of [
    'http://127.0.0.1:1',
    'https://169.254.169.254',
    'https://user@example.com',
    'nonsense',
    'javascript:x',
  ])
    expect((await refused(address))[0], address).toBe(422);
});

test('a malicious installation cannot inject links or scripts into the list', async () => {
  const stub = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const { url = '' } = request;
    const body = url.startsWith('/api/exchange/program')
      ? { company: 'Liar' }
      : {
          data: [
            { id: 'javascript:alert(1)', number: 1, currency: 'USD', updated_at: '2026-03-16T09:00:00Z' },
            { id: null },
            'text',
            {
              id: '01890000-0000-7000-8000-000000000009',
              number: 7,
              currency: 'USD',
              title: 'x'.repeat(100_000),
              account: { name: '<script>alert(1)</script>' },
              status: { toString: 'approved' },
              amount_minor: 1e300,
              updated_at: '2026-03-16T09:00:00Z',
              url: 'https://evil.example.com',
            },
          ],
          next: null,
        };
    response.end(JSON.stringify(body));
  });
  stubs.push(stub);
  const { port } = new URL(other.kernel.config.baseUrl);
  await other.app.close();
  await new Promise<void>((done) => stub.listen(Number(port), '127.0.0.1', done));
  const desk = (await desksOf(here.admin))[1]!;
  expect(desk).toMatchObject({ status: 'ok', company: 'Far Vendor' });
  expect(desk.deals).toHaveLength(1);
  expect(desk.deals[0]).toMatchObject({
    status: '',
    amount_minor: null,
    url: `${other.kernel.config.baseUrl}/revenue/deal-desk/show/01890000-0000-7000-8000-000000000009`,
  });
  expect(desk.deals[0]!.title).toHaveLength(200);
});
