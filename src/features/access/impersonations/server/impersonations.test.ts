import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Impersonation, Opened } from '../schema.ts';

let world: World;
let root: Person;
let acme: Company;
let other: Company;
let partner_id: string;
let pia: Person;
beforeAll(async () => {
  world = await createWorld({ own: true });
  root = await world.person('root@tandem.test', 'Ruth Root');
  acme = await world.company('Acme');
  other = await world.company('Other');
  partner_id = await acme.within((call) => samplePartner(call));
  pia = await world.partnerUser(acme, partner_id);
});
afterAll(() => world.close());

const reason = 'They cannot find their deal';
/** Sends a request while impersonating someone. */
const through = (token: string) => async (method: string, url: string, body?: unknown) =>
  world.app.inject({
    method: method as 'GET',
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { payload: body as object }),
  });
const viewAsPia = () => acme.owner.post<Opened>('/impersonations', { partner_id, user_id: pia.user_id, reason });

test('shows a company admin what a partner user sees, marked as an impersonation', async () => {
  const { token, ends_at, user_name } = await viewAsPia();
  expect(user_name).toBe('Test Person');
  const minutes = (Date.parse(ends_at) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(58);
  expect(minutes).toBeLessThanOrEqual(60.1);
  const session = (await through(token)('GET', '/session')).json();
  expect(session).toMatchObject({
    user: { id: pia.user_id, is_super_admin: false },
    mode: 'partner',
    modes: ['partner'],
    impersonation: { impersonator: { id: acme.owner.user_id, name: 'Test Person' }, reason, is_by_operator: false },
  });
  expect((await through(token)('GET', '/partners')).json()).toHaveLength(1);
  expect((await pia.get<{ impersonation: unknown }>('/session')).impersonation).toBeNull();
});

test('changes nothing, whatever the person may change', async () => {
  const { token } = await viewAsPia();
  const refused = [422, 'You are viewing as Test Person. End the view to make changes.'];
  for (const [method, url, body] of [
    ['PATCH', `/partners/${partner_id}`, { description: 'Seen through her eyes' }],
    ['POST', '/saved_views', { entity: 'opportunities', name: 'Mine', state: {} }],
    ['POST', '/payout_methods', {}],
    ['POST', '/webhook_endpoints', { url: 'https://hooks.example.com/tandem', events: ['deal.approved'] }],
    ['POST', '/batch', { operations: [{ method: 'PATCH', path: `/api/partners/${partner_id}`, body: {} }] }],
    ['PATCH', '/user/preference', { appearance: 'dark' }],
  ] as const) {
    const answer = await through(token)(method, url, body);
    expect([answer.statusCode, answer.json().message], url).toEqual(refused);
  }
  expect(await pia.get(`/partners/${partner_id}`)).toMatchObject({ description: null });
});

test('logs the start and end in the company’s log, with the reason', async () => {
  const { token } = await viewAsPia();
  expect((await through(token)('POST', '/auth/sign-out', {})).statusCode).toBe(200);
  expect((await through(token)('GET', '/session')).statusCode).toBe(401);
  const [latest] = await acme.owner.get<Impersonation[]>('/impersonations');
  expect(latest).toMatchObject({ user_id: pia.user_id, reason, impersonator_id: acme.owner.user_id });
  expect(latest!.ended_at).toEqual(expect.any(String));
  const log = await acme.owner.get<{ action: string; reason: string; actor_id: string }[]>(
    `/audit_events?ref_table=impersonations&ref_id=${latest!.id}&_sort=at&_order=asc`,
  );
  expect(log[0]).toMatchObject({ action: 'created', reason, actor_id: acme.owner.user_id });
  expect(log[1]).toMatchObject({ action: 'updated' });
});

test('ends automatically after an hour, whatever the session says', async () => {
  const { token } = await viewAsPia();
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update impersonations set ends_at = now() - interval '1 second' where ended_at is null`),
  );
  world.kernel.identity.forget();
  expect((await through(token)('GET', '/session')).statusCode).toBe(401);
});

test('keeps a partner’s own organization read-only during an impersonation', async () => {
  const [{ id }] = (await pia.get<{ id: string }[]>('/organizations')) as [{ id: string }];
  const { token } = await viewAsPia();
  const answer = await through(token)('PATCH', `/organizations/${id}`, { session_hours: 1 });
  expect(answer.statusCode, answer.body).toBe(422);
  expect(await pia.get(`/organizations/${id}`)).toMatchObject({ session_hours: null });
});

test('ends the impersonation when the impersonator leaves the company', async () => {
  const admin = await acme.member('admin');
  const { token } = await admin.post<Opened>('/impersonations', { partner_id, user_id: pia.user_id, reason });
  expect((await through(token)('GET', '/partners')).statusCode).toBe(200);
  await acme.owner.post(`/team_members/${admin.user_id}/deactivate`);
  expect((await through(token)('GET', '/partners')).statusCode).toBe(401);
});

test('ends when the permission for it ends: the role, partner ownership, or super admin address', async () => {
  const admin = await acme.member('admin');
  const begin = async (person: Person) =>
    (await person.post<Opened>('/impersonations', { partner_id, user_id: pia.user_id, reason })).token;
  const seen = async (token: string) => (await through(token)('GET', '/partners')).statusCode;
  const demoted = await begin(admin);
  expect(await seen(demoted)).toBe(200);
  await acme.owner.patch(`/team_members/${admin.user_id}`, { role: 'read_only' });
  expect(await seen(demoted)).toBe(401);

  const role = await acme.owner.post<{ id: string }>('/roles', {
    name: 'Helps own partners',
    permissions: ['impersonations:manage', 'partners:view'],
    scope: 'own',
  });
  const helper = await acme.member('read_only');
  await acme.owner.patch(`/team_members/${helper.user_id}`, { role: 'custom', role_id: role.id });
  await acme.owner.patch(`/partners/${partner_id}`, { owner_user_id: helper.user_id });
  const helped = await begin(helper);
  expect(await seen(helped)).toBe(200);
  await acme.owner.patch(`/partners/${partner_id}`, { owner_user_id: acme.owner.user_id });
  world.kernel.identity.forget();
  expect(await seen(helped)).toBe(401);

  const operator = await world.person('short@operator.test');
  const { token } = (
    await operator.request('POST', `/superadmin/companies/${other.id}/view_as`, {
      user_id: other.owner.user_id,
      reason,
    })
  ).json<Opened>();
  expect(await seen(token)).toBe(200);
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update identity.users set email = 'short@elsewhere.test' where id = ${operator.user_id}`),
  );
  world.kernel.identity.forget();
  expect(await seen(token)).toBe(401);
});

test('refuses API keys, because a session would outlive the key', async () => {
  const { secret } = await acme.owner.post<{ secret: string }>('/api_keys', {
    name: 'Helper',
    permissions: ['impersonations:manage', 'partners:view'],
  });
  const answer = await through(secret)('POST', '/impersonations', { partner_id, user_id: pia.user_id, reason });
  expect([answer.statusCode, answer.json().message]).toEqual([422, 'API keys cannot do this. Sign in as a person.']);
});

test('refuses an impersonation inside an impersonation', async () => {
  const { token } = (
    await root.request('POST', `/superadmin/companies/${acme.id}/view_as`, { user_id: acme.owner.user_id, reason })
  ).json<Opened>();
  const nested = await through(token)('POST', '/impersonations', { partner_id, user_id: pia.user_id, reason });
  expect(nested.statusCode).toBe(422);
});

test('requires a reason', async () => {
  for (const body of [
    { partner_id, user_id: pia.user_id },
    { partner_id, user_id: pia.user_id, reason: '' },
    { partner_id, user_id: pia.user_id, reason: '     ' },
  ]) {
    const answer = await acme.owner.request('POST', '/impersonations', body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['reason']]);
  }
});

test('allows only users of the own program, and only with permission', async () => {
  const stranger = await other.owner.request('POST', '/impersonations', { partner_id, user_id: pia.user_id, reason });
  expect(stranger.statusCode).toBe(404);
  const colleague = await acme.owner.request('POST', '/impersonations', {
    partner_id,
    user_id: (await acme.member('finance')).user_id,
    reason,
  });
  expect([colleague.statusCode, colleague.json().errors]).toEqual([422, { user_id: ['cannot sign in there'] }]);
  const finance = await acme.member('finance');
  expect(
    (await finance.request('POST', '/impersonations', { partner_id, user_id: pia.user_id, reason })).statusCode,
  ).toBe(403);
  expect((await pia.request('POST', '/impersonations', { partner_id, user_id: pia.user_id, reason })).statusCode).toBe(
    404,
  );
});

test('shows only the own program of a partner user who takes part in several', async () => {
  const theirs = await other.within((call) => samplePartner(call, { name: 'Same firm elsewhere' }));
  const [{ home }] = (await world.kernel.system.unscoped((tx) =>
    tx.rows(sql`select partner_organization_id as home from partners where id = ${partner_id}`),
  )) as [{ home: string }];
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update partners set partner_organization_id = ${home} where id = ${theirs}`),
  );
  await world.join(other.id, pia.user_id, 'content');
  expect(await pia.get('/session')).toMatchObject({ modes: ['company', 'partner'], programs: [{}, {}] });
  const { token } = await viewAsPia();
  const sessionIn = (view: Record<string, string>) =>
    world.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}`, ...view } });
  expect((await sessionIn({ 'x-tandem-mode': 'partner', 'x-tandem-program': theirs })).statusCode).toBe(409);
  expect((await sessionIn({ 'x-tandem-mode': 'company' })).json()).toMatchObject({
    mode: 'partner',
    modes: ['partner'],
    organizations: [],
    programs: [{ partner_id, company: { name: 'Acme' } }],
  });
});

test('lets a super admin view as anyone, and shows it in the company’s log', async () => {
  const finance = await acme.member('finance');
  const opened = await root.request('POST', `/superadmin/companies/${acme.id}/view_as`, {
    user_id: finance.user_id,
    reason: 'Their payout does not add up',
  });
  expect(opened.statusCode, opened.body).toBe(201);
  const { token } = opened.json<Opened>();
  expect((await through(token)('GET', '/session')).json()).toMatchObject({
    role: 'finance',
    impersonation: { impersonator: { name: 'Ruth Root' }, is_by_operator: true },
  });
  expect((await through(token)('GET', '/superadmin/companies')).statusCode).toBe(404);
  const plan = await through(token)('POST', '/commission_plans', { name: 'Made for her' });
  expect(plan.statusCode, plan.body).toBe(422);
  expect((await acme.owner.get<Impersonation[]>('/impersonations'))[0]).toMatchObject({
    impersonator_name: 'Ruth Root',
    is_by_operator: true,
    reason: 'Their payout does not add up',
  });
  const log = await acme.owner.get<{ reason: string }[]>('/audit_events?ref_table=impersonations&_sort=at&_order=desc');
  expect(log[0]!.reason).toBe('Ruth Root (super admin): Their payout does not add up');
  expect(await root.get<object[]>(`/operator_events?company_id=${acme.id}&_sort=at&_order=desc`)).toMatchObject([
    { action: 'viewed as', reason: 'Their payout does not add up' },
    {},
  ]);
});

test('keeps the token out of stored responses, even with an idempotency key', async () => {
  const answer = await acme.owner.request(
    'POST',
    '/impersonations',
    { partner_id, user_id: pia.user_id, reason },
    {
      'idempotency-key': 'keep-this',
    },
  );
  expect(answer.statusCode).toBe(201);
  const kept = await world.kernel.system.unscoped((tx) =>
    tx.rows(sql`select from idempotency_records where key = 'keep-this'`),
  );
  expect(kept).toEqual([]);
});
