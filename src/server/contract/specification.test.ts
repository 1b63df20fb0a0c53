import refineProvider from '@refinedev/simple-rest';
import axios from 'axios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { allows } from '#shared/access/permissions.ts';
import { sql } from '../db/sql.ts';
import { type Company, createWorld, PASSWORD, type Person, type World } from '../testing/world.ts';

/** Statements of the specification about requests that no other test checks on its own. */
let world: World;
let company: Company;
let base: string;
let provider: ReturnType<typeof refineProvider>;
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  company = await world.company();
  base = `${await world.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
  provider = refineProvider(base, axios.create({ headers: { Authorization: `Bearer ${company.owner.token}` } }));
});
afterAll(() => world.close());

interface Session {
  user: { id: string; is_super_admin: boolean };
  session_id: string;
  mode: string;
  modes: string[];
  organization: { id: string; slug: string };
  role: string;
  permissions: string[];
}

const check = (person: Person, resource: string, action: string) =>
  person.get<{ isAllowed: boolean; reason?: string }>(`/permissions/check?resource=${resource}&action=${action}`);

/** Creates a user who works for the company and for one of its partners. */
async function personOfBothModes(): Promise<Person> {
  const person = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  await world.join(company.id, person.user_id, 'admin');
  return person;
}

test('the session carries the user id, session id, organization id, role, slug and permissions', async () => {
  const { email, user_id } = await company.member('finance');
  const signedIn = await world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password: PASSWORD },
    remoteAddress: '10.9.0.1',
  });
  const headers = { authorization: `Bearer ${signedIn.json().token}` };
  const session: Session = (await world.app.inject({ url: '/api/session', headers })).json();
  const sessions = (await world.app.inject({ url: '/api/sessions', headers })).json<
    { id: string; is_current: boolean }[]
  >();
  expect(session).toMatchObject({
    user: { id: user_id, is_super_admin: false },
    session_id: sessions.find(({ is_current }) => is_current)!.id,
    organization: { id: company.id, slug: `vendor-${company.id.slice(-12)}` },
    role: 'finance',
    permissions: expect.arrayContaining(['payout_batches:manage']),
  });
});

test('POST /login confirms a session and rejects an invalid token', async () => {
  const { owner } = company;
  const confirmed = await owner.request('POST', '/login', {});
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  const session = await owner.get('/session');
  expect(confirmed.json()).toEqual({ ...session, read_at: expect.any(Number) });
  const headers = { authorization: 'Bearer not-a-token' };
  const refused = await world.app.inject({ method: 'POST', url: '/api/login', headers, payload: {} });
  expect(refused.statusCode).toBe(401);
});

test('GET /me has the imageUrl and fullName of the current user', async () => {
  expect(await company.owner.get('/me')).toMatchObject({ imageUrl: null, fullName: 'Test Person' });
});

test('GET /user/preference has the user_mode_state, Company or Partner', async () => {
  const person = await personOfBothModes();
  for (const user_mode_state of ['Company', 'Partner']) {
    await person.patch('/user/preference', { user_mode_state });
    expect(await person.get('/user/preference')).toMatchObject({ user_mode_state });
  }
});

test('the server grants only a mode that the membership allows', async () => {
  const both = await personOfBothModes();
  for (const mode of ['company', 'partner']) {
    const answer = await both.request('GET', '/session', undefined, { 'x-tandem-mode': mode });
    expect(answer.json()).toMatchObject({ mode, modes: ['company', 'partner'] });
  }
  const colleague = await company.member('admin');
  const partnerUser = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  for (const [person, own, other] of [
    [colleague, 'company', 'partner'],
    [partnerUser, 'partner', 'company'],
  ] as const) {
    const answer = await person.request('GET', '/session', undefined, { 'x-tandem-mode': other });
    expect(answer.json()).toMatchObject({ mode: own, modes: [own] });
  }
});

test('without the mode header the saved preference decides', async () => {
  const person = await personOfBothModes();
  for (const [user_mode_state, mode] of [
    ['Partner', 'partner'],
    ['Company', 'company'],
  ]) {
    await person.patch('/user/preference', { user_mode_state });
    expect(await person.get('/session')).toMatchObject({ mode });
  }
});

test('recognizes a super admin by domain or address and hides everything from others', async () => {
  const [byAddress, byDomain] = [await world.person('root@tandem.test'), await world.person('anna@operator.test')];
  for (const person of [byAddress, byDomain]) {
    expect(await person.get('/session')).toMatchObject({ user: { is_super_admin: true } });
    expect((await person.request('GET', '/superadmin/companies')).statusCode).toBe(200);
  }
  expect(await company.owner.get('/session')).toMatchObject({ user: { is_super_admin: false } });
  expect((await company.owner.request('GET', '/superadmin/companies')).statusCode).toBe(404);
});

test('GET /permissions/check maps edit, create and delete to Manage, and view, list and show to View', async () => {
  const reader = await company.member('read_only');
  for (const resource of ['opportunities', 'public-opportunities', 'deal-desk']) {
    for (const action of ['edit', 'create', 'delete']) {
      expect(await check(reader, resource, action), `${resource} ${action}`).toEqual({
        isAllowed: false,
        reason: 'Unauthorized',
      });
    }
    for (const action of ['view', 'list', 'show'])
      expect(await check(reader, resource, action), `${resource} ${action}`).toEqual({ isAllowed: true });
    for (const action of ['edit', 'create', 'delete', 'view', 'list', 'show'])
      expect(await check(company.owner, resource, action)).toEqual({ isAllowed: true });
  }
  expect(await check(reader, 'permission', 'edit')).toEqual({ isAllowed: false, reason: 'Unauthorized' });
});

test('GET /permissions/check takes the names of the groups and of Manage and View, too', async () => {
  const reader = await company.member('read_only');
  for (const resource of ['Opportunity', 'Public%20Opportunities', 'Permission', 'permissions']) {
    expect(await check(reader, resource, 'Manage')).toEqual({ isAllowed: false, reason: 'Unauthorized' });
    expect(await check(company.owner, resource, 'Manage')).toEqual({ isAllowed: true });
  }
  expect(await check(reader, 'Opportunity', 'View')).toEqual({ isAllowed: true });
});

test('the session answers as GET /permissions/check for the groups that it governs', async () => {
  const partner = await company.within((call) => samplePartner(call));
  const people = [
    company.owner,
    await company.member('read_only'),
    await company.member('finance'),
    await company.member('partner_manager'),
    await world.partnerUser(company, partner),
    await world.partnerUser(company, partner, 'partner_member'),
  ];
  for (const person of people) {
    const { permissions, role } = await person.get<Session>('/session');
    for (const [resource, name] of [
      ['roles', 'permission'],
      ['opportunities', 'opportunities'],
      ['deal_registrations', 'deal-desk'],
    ] as const)
      for (const [action, checkedAction] of [
        ['view', 'view'],
        ['manage', 'edit'],
      ] as const)
        expect((await check(person, name, checkedAction)).isAllowed, `${role} ${name} ${checkedAction}`).toBe(
          allows(permissions, resource, action),
        );
  }
});

test('resources outside the two guarded groups are always allowed by the check', async () => {
  const reader = await company.member('read_only');
  for (const resource of ['partners', 'training', 'resources', 'payouts', 'anything-else']) {
    for (const action of ['edit', 'create', 'delete', 'view', 'list', 'show'])
      expect(await check(reader, resource, action), `${resource} ${action}`).toEqual({ isAllowed: true });
  }
});

test('the onboarding step partner_status needs at least one stage', async () => {
  const fresh = await world.company('Fresh');
  const step = (body: object) => fresh.owner.request('POST', '/onboarding/step', body);
  const refused = await step({ step: 'partner_status', completed: true });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual({ partner_statuses: ['Add at least one status'] });
  await fresh.owner.post('/partner_statuses', { name: 'Applied', category: 'applied' });
  const ticked = await step({ step: 'partner_status', completed: true });
  expect(ticked.json()).toMatchObject({ completed_steps: ['partner_status'] });
});

test('regions belong to the reference type Partner', async () => {
  const region = await company.owner.post('/partner_regions', { name: 'Iberia' });
  expect(region).toMatchObject({ name: 'Iberia', reference_type: 'Partner' });
  expect(await company.owner.get('/partner_regions?reference_type=Partner')).toMatchObject([{ name: 'Iberia' }]);
  const refused = await company.owner.request('POST', '/partner_regions', { name: 'Gaul', reference_type: 'Deal' });
  expect(refused.statusCode).toBe(400);
});

test('a list sorts by several fields, and filters by bounds on both sides', async () => {
  for (const [name, country, created_at] of [
    ['Bravo', 'DE', '2026-01-10T00:00:00Z'],
    ['Alpha', 'FR', '2026-02-10T00:00:00Z'],
    ['Charlie', 'DE', '2026-03-10T00:00:00Z'],
  ]) {
    const { id } = await company.owner.post<{ id: string }>('/accounts', { name, country });
    await world.kernel.system.unscoped((tx) =>
      tx.run(sql`update accounts set created_at = ${created_at ?? null} where id = ${id}`),
    );
  }
  const names = async (query: Omit<Parameters<typeof provider.getList>[0], 'resource'>) =>
    (await provider.getList({ resource: 'accounts', ...query })).data.map(({ name }) => name);
  const sorters = [
    { field: 'country', order: 'asc' },
    { field: 'name', order: 'desc' },
  ] as const;
  expect(await names({ sorters: [...sorters] })).toEqual(['Charlie', 'Bravo', 'Alpha']);
  const accounts = await company.owner.get<{ name: string }[]>('/accounts?_sort=country,name&_order=desc,asc');
  expect(accounts.map(({ name }) => name)).toEqual(['Alpha', 'Bravo', 'Charlie']);
  const february = { field: 'created_at', value: '2026-02-10T00:00:00.000Z' };
  const byName = [{ field: 'name', order: 'asc' }] as const;
  expect(await names({ filters: [{ ...february, operator: 'gte' }], sorters: [...byName] })).toEqual([
    'Alpha',
    'Charlie',
  ]);
  expect(await names({ filters: [{ ...february, operator: 'lte' }], sorters: [...byName] })).toEqual([
    'Alpha',
    'Bravo',
  ]);
  expect(await company.owner.get('/accounts?created_at_gte=2026-02-01&created_at_lte=2026-03-01')).toMatchObject([
    { name: 'Alpha' },
  ]);
  expect(await names({ filters: [{ field: 'name', operator: 'ne', value: 'Bravo' }], sorters: [...byName] })).toEqual([
    'Alpha',
    'Charlie',
  ]);
});

test('lists by page, page size and mode, with ten rows by default', async () => {
  const resource = 'tags';
  for (let count = 1; count <= 12; count += 1)
    await company.owner.post('/tags', { entity: 'partners', name: `Tag ${count}` });
  const first = await provider.getList({ resource });
  expect(first).toMatchObject({ total: 12 });
  expect(first.data).toHaveLength(10);
  expect((await provider.getList({ resource, pagination: { currentPage: 3, pageSize: 5 } })).data).toHaveLength(2);
  // Without server paging the client sends no bounds, so the server uses its defaults.
  const unpaged = await provider.getList({ resource, pagination: { mode: 'off' } });
  expect([unpaged.data.length, unpaged.total]).toEqual([10, 12]);
  const firstPage = await company.owner.request('GET', '/tags');
  expect([firstPage.json().length, firstPage.headers['x-total-count']]).toEqual([10, '12']);
});

test.each(['or', 'and'] as const)('the filter operator %s raises an error', async (operator) => {
  const filters = [{ operator, value: [{ field: 'name', operator: 'eq' as const, value: 'Reseller' }] }];
  await expect(provider.getList({ resource: 'partner_types', filters })).rejects.toThrow(`\`operator: ${operator}\``);
  const refused = await company.owner.request('GET', `/partner_types?${operator}=name`);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toContain(`"${operator}"`);
});

test('custom calls accept any address, verb, headers and method', async () => {
  const { data: partnerType } = await provider.custom!<{ id: string }>({
    url: `${base}/partner_types`,
    method: 'post',
    payload: { name: 'Custom' },
  });
  const { data: changed } = await provider.custom!({
    url: `${base}/partner_types/${partnerType.id}`,
    method: 'patch',
    payload: { name: 'Custom call' },
  });
  expect(changed).toMatchObject({ name: 'Custom call' });
  const { data: matches } = await provider.custom!({
    url: `${base}/partner_types`,
    method: 'get',
    sorters: [{ field: 'name', order: 'asc' }],
    filters: [{ field: 'name', operator: 'contains', value: 'custom' }],
    query: { _start: 0, _end: 5 },
  });
  expect(matches).toMatchObject([{ name: 'Custom call' }]);
  const { data: marked } = await provider.custom!({
    url: `${base}/in_app_notifications/mark_all_as_read`,
    method: 'put',
    payload: {},
  });
  expect(marked).toEqual({ unread_count: 0 });
  await provider.custom!({ url: `${base}/partner_types/${partnerType.id}`, method: 'delete' });

  const stranger = await world.company('Stranger');
  const { data: seen } = await provider.custom!<Session>({
    url: `${base}/session`,
    method: 'get',
    headers: { Authorization: `Bearer ${stranger.owner.token}` },
  });
  expect(seen.organization.id).toBe(stranger.id);
  const { data: put } = await provider.create({
    resource: 'in_app_notifications/mark_all_as_read',
    variables: {},
    meta: { method: 'put', headers: { 'x-tandem-mode': 'company' } },
  });
  expect(put).toEqual({ unread_count: 0 });
});
