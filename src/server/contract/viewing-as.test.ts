import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { newId } from '#shared/ids.ts';
import { sql } from '../db/sql.ts';
import { recordRoutes } from '../testing/routes.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/** A company views as a user who also takes part in another program and works for that program's company. */
const routes = recordRoutes();

let world: World;
let company: Company;
let elsewhere: Company;
let person: Person;
let here: string;
let there: string;
/** The tokens of two views: of the company's own user, and of its partner's user. */
let root: Person;
let views: { company: string; partner: string };
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  elsewhere = await world.company('Elsewhere');
  here = await company.within((call) => samplePartner(call));
  person = await world.partnerUser(company, here);
  there = await elsewhere.within((call) => samplePartner(call, { name: 'Elsewhere too' }));
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      update partners set partner_organization_id = (select partner_organization_id from partners where id = ${here})
      where id = ${there}`),
  );
  await world.join(elsewhere.id, person.user_id, 'content');
  root = await world.person('root@tandem.test');
  views = { company: await viewOfCompany(), partner: await viewOfPartner() };
});
afterAll(() => world.close());

const reason = 'They cannot find their deal';

async function viewOfPartner(): Promise<string> {
  const view = { partner_id: here, user_id: person.user_id, reason };
  return (await company.owner.post<{ token: string }>('/impersonations', view)).token;
}

async function viewOfCompany(): Promise<string> {
  const view = { user_id: company.owner.user_id, reason };
  return (await root.post<{ token: string }>(`/superadmin/companies/${company.id}/view_as`, view)).token;
}

test('shows an impersonator nothing of other companies or sign-in locations', async () => {
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      update identity.sessions set ip_address = '198.51.100.7'
      where user_id = ${person.user_id} and impersonation_id is null`),
  );
  const hidden = ['Elsewhere', elsewhere.id, there, '198.51.100.7'];
  const revealed: string[] = [];
  let answered = 0;
  for (const { method, url } of routes) {
    if (method !== 'GET' || url.endsWith('/events')) continue;
    const { statusCode, body } = await world.app.inject({
      url: url.replaceAll(/:\w+/g, newId()),
      headers: { authorization: `Bearer ${views.partner}` },
    });
    if (statusCode === 200) answered += 1;
    for (const one of hidden) if (body.includes(one)) revealed.push(`${url}: ${one}`);
  }
  expect(revealed).toEqual([]);
  expect(answered).toBeGreaterThan(60);
});

test('shows the person everything', async () => {
  const { memberships } = await person.get<{ memberships: object[] }>('/profile');
  expect(memberships).toHaveLength(2);
  expect(await person.get('/sessions')).toHaveLength(2);
});

const named = ({ method, url }: RouteOptions) => `${method} ${url}`;
/** Everything that the API describes as writing, for people who are signed in. */
const writing = () => routes.filter(({ method, config }) => method !== 'GET' && !config?.isPublic);
const declared = () => writing().filter(({ config }) => config?.whileViewing);

/** Sends input that no endpoint accepts, so that a refusal must come first. */
async function messageOf(token: string, { method, url }: RouteOptions): Promise<[number, string]> {
  const { statusCode, headers, body } = await world.app.inject({
    method: String(method) as 'POST',
    url: `${url.replaceAll(/:\w+/g, 'not%20an%20id')}?nonsense=true`,
    headers: { authorization: `Bearer ${token}` },
    ...(method !== 'DELETE' && { payload: { nonsense: true } }),
  });
  const isJson = String(headers['content-type']).startsWith('application/json');
  return [statusCode, isJson ? String((JSON.parse(body) as { message?: string }).message) : ''];
}

describe.each(['company', 'partner'] as const)('while viewing as a user in %s mode', (mode) => {
  test('refuses every operation that writes, before it checks the input', async () => {
    const wrong: string[] = [];
    let refused = 0;
    for (const route of writing()) {
      if (route.config?.whileViewing) continue;
      const [status, message] = await messageOf(views[mode], route);
      refused += 1;
      if (status !== 422 || message !== 'You are viewing as Test Person. End the view to make changes.')
        wrong.push(`${named(route)}: ${status} ${message}`);
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(800);
  }, 120_000);

  test('lets operations pass that are declared to read or to be harmless', async () => {
    const wrong: string[] = [];
    for (const route of declared()) {
      if (route.url === '/api/auth/sign-out') continue;
      const [status, message] = await messageOf(views[mode], route);
      if (message.startsWith('You are viewing as')) wrong.push(`${named(route)}: ${status} ${message}`);
    }
    expect(wrong).toEqual([]);
  });

  test('ends with signing out', async () => {
    const token = mode === 'company' ? await viewOfCompany() : await viewOfPartner();
    const signOut = { method: 'POST' as const, headers: { authorization: `Bearer ${token}` }, payload: {} };
    expect((await world.app.inject({ ...signOut, url: '/api/auth/sign-out' })).statusCode).toBe(200);
    expect((await world.app.inject({ ...signOut, url: '/api/login' })).statusCode).toBe(401);
  });
});

test('leaves those operations to the people themselves', async () => {
  const wrong: string[] = [];
  for (const route of writing()) {
    if (/sign-out|\/sessions|revoke_others/.test(route.url)) continue;
    const [status, message] = await messageOf(person.token, route);
    if (message.startsWith('You are viewing as')) wrong.push(`${named(route)}: ${status}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);

/** Requests that compute are POSTs. Apart from previews, these write something that concerns nobody, or roll it back. */
test('declares few operations as harmless', () => {
  const harmless = declared().filter(
    ({ url, config }) => config?.whileViewing === 'harmless' && !/\/preview$/.test(url),
  );
  expect(harmless.map(named).sort()).toEqual([
    'POST /api/auth/sign-out',
    'POST /api/in_app_notifications/mark_all_as_read',
    'POST /api/in_app_notifications/mark_as_read',
    'POST /api/ledger/verify',
    'PUT /api/in_app_notifications/mark_all_as_read',
    'PUT /api/in_app_notifications/mark_as_read',
  ]);
  const reading = declared().filter(({ config }) => config?.whileViewing === 'reads');
  expect(reading.filter(({ method }) => method !== 'POST').map(named)).toEqual([]);
  expect(
    declared()
      .filter(({ config }) => config?.needsPerson || config?.isForSuperAdmin)
      .map(named),
  ).toEqual([]);
});

test('stores no answer in the name of the person who is viewed as', async () => {
  const sent = await world.app.inject({
    method: 'POST',
    url: '/api/in_app_notifications/mark_all_as_read',
    headers: { authorization: `Bearer ${views.partner}`, 'idempotency-key': 'viewed-as' },
    payload: {},
  });
  expect(sent.statusCode, sent.body).toBe(200);
  const storedAnswers = await world.kernel.system.unscoped((tx) =>
    tx.rows(sql`select from idempotency_records where key = 'viewed-as'`),
  );
  expect(storedAnswers).toEqual([]);
});
