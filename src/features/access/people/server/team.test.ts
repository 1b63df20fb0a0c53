import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Holdings, TeamMember } from '../schema.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const member = (by: Person, { user_id }: Person) => by.get<TeamMember>(`/team_members/${user_id}`);
const change = (by: Person, { user_id }: Person, body: object) => by.request('PATCH', `/team_members/${user_id}`, body);
const deactivate = (by: Person, { user_id }: Person, body: object = {}) =>
  by.request('POST', `/team_members/${user_id}/deactivate`, body);

test('lists the company’s own team with roles', async () => {
  const company = await world.company();
  const finance = await company.member('finance');
  await world.company('Stranger');
  expect(await company.owner.get('/team_members?_sort=role')).toMatchObject([
    { id: finance.user_id, role: 'finance', role_name: null, status: 'active', has_two_factor: false },
    { id: company.owner.user_id, role: 'owner' },
  ]);
});

test('applies a new role to the next request, and logs both roles', async () => {
  const company = await world.company();
  const person = await company.member('read_only');
  expect((await person.request('POST', '/partner_types', { name: 'No' })).statusCode).toBe(403);
  expect((await change(company.owner, person, { role: 'admin' })).json()).toMatchObject({ role: 'admin' });
  expect((await person.request('POST', '/partner_types', { name: 'Yes' })).statusCode).toBe(201);
  const [event] = await company.owner.get<{ changes: object }[]>('/audit_events?ref_table=memberships&action=updated');
  expect(event).toMatchObject({ changes: { role: ['read_only', 'admin'] }, actor_id: company.owner.user_id });
});

test('refuses changes of one’s own role, and changes of owners by an administrator', async () => {
  const company = await world.company();
  const admin = await company.member('admin');
  const reader = await company.member('read_only');
  expect((await change(admin, admin, { role: 'finance' })).statusCode).toBe(409);
  expect((await change(admin, company.owner, { role: 'finance' })).statusCode).toBe(409);
  expect((await change(admin, reader, { role: 'owner' })).json().errors).toHaveProperty('role');
  expect((await change(reader, admin, { role: 'finance' })).statusCode).toBe(403);
  expect((await change(admin, reader, { role: 'partner_admin' })).statusCode).toBe(422);
  const stranger = (await world.company('Stranger')).owner;
  expect((await change(stranger, reader, { role: 'admin' })).statusCode).toBe(404);
});

test('transfers ownership, and keeps an owner under concurrent changes', async () => {
  const company = await world.company();
  const second = await company.member('admin');
  const first = company.owner;
  await first.post(`/team_members/${second.user_id}/make_owner`, { stays_owner: false });
  expect(await member(second, first)).toMatchObject({ role: 'admin' });
  expect(await member(second, second)).toMatchObject({ role: 'owner' });
  expect(
    (await first.request('POST', `/team_members/${first.user_id}/make_owner`, { stays_owner: true })).statusCode,
  ).toBe(422);

  await second.post(`/team_members/${first.user_id}/make_owner`, { stays_owner: true });
  // Each demotes the other at the same instant: one of them stays.
  const answers = await Promise.all([
    change(first, second, { role: 'admin' }),
    change(second, first, { role: 'admin' }),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const owners = await second.get<TeamMember[]>('/team_members?role=owner');
  expect(owners).toHaveLength(1);
  await expect(
    company.within((call) =>
      call.run(sql`update memberships set status = 'removed' where organization_id = ${call.organization_id}`),
    ),
  ).rejects.toThrow(/at least one owner/);
});

test('refuses changes of owners by an API key, even one of an owner', async () => {
  const company = await world.company();
  const [admin, second] = [await company.member('admin'), await company.member('owner')];
  const { secret } = await company.owner.post<{ secret: string }>('/api_keys', {
    name: 'Team sync',
    permissions: ['memberships:manage'],
  });
  const act = (path: string, payload: object) =>
    world.app.inject({
      method: 'POST',
      url: `/api/team_members/${path}`,
      headers: { authorization: `Bearer ${secret}` },
      payload,
    });
  expect((await act(`${admin.user_id}/make_owner`, { stays_owner: true })).statusCode).toBe(422);
  expect((await act(`${second.user_id}/deactivate`, {})).statusCode).toBe(422);
  expect(await member(company.owner, admin)).toMatchObject({ role: 'admin' });
  expect(await member(company.owner, second)).toMatchObject({ role: 'owner', status: 'active' });
});

async function leaver(company: Company): Promise<{ person: Person; partner: string; deal: string; view: string }> {
  const person = await company.member('admin');
  const partner = await company.within((call) => samplePartner(call, { owner_user_id: person.user_id }));
  const deal = await company.within((call) =>
    sampleOpportunity(call, { owner_user_id: person.user_id, partner_id: partner }),
  );
  const { id: view } = await person.post<{ id: string }>('/saved_views', {
    entity: 'partners',
    name: 'For all',
    visibility: 'shared',
    state: {},
  });
  await person.post('/saved_views', { entity: 'partners', name: 'For me', state: {} });
  return { person, partner, deal, view };
}

test('deactivates a member once all their records have a new owner, and moves them at once', async () => {
  const company = await world.company();
  const { owner } = company;
  const seller = await company.member('partner_manager');
  const { person, partner, deal, view } = await leaver(company);
  const { holdings } = await owner.get<Holdings>(`/team_members/${person.user_id}/holdings`);
  expect(holdings).toEqual(
    expect.arrayContaining([
      { kind: 'partners', label: 'partners', count: 1 },
      { kind: 'opportunities', label: 'opportunities', count: 1 },
      { kind: 'saved_views', label: 'shared views', count: 1 },
    ]),
  );
  const refused = await deactivate(owner, person, { by_kind: { partners: seller.user_id } });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toHaveProperty('successor_id');
  // Nothing of it happened.
  expect(await owner.get(`/partners/${partner}`)).toMatchObject({ owner_user_id: person.user_id });
  expect(await person.get('/me')).toMatchObject({ id: person.user_id });

  const done = await deactivate(owner, person, {
    successor_id: owner.user_id,
    by_kind: { partners: seller.user_id },
    reason: 'Left us',
  });
  expect(done.json()).toMatchObject({ status: 'removed' });
  expect(await owner.get(`/partners/${partner}`)).toMatchObject({ owner_user_id: seller.user_id });
  expect(await owner.get(`/opportunities/${deal}`)).toMatchObject({ owner_user_id: owner.user_id });
  expect(await owner.get(`/saved_views/${view}`)).toMatchObject({ owner_user_id: owner.user_id });
  expect((await person.request('GET', '/me')).statusCode).toBe(401);
  const [event] = await owner.get<{ reason: string }[]>(`/audit_events?ref_table=partners&ref_id=${partner}`);
  expect(event).toMatchObject({ reason: 'Deactivated: Left us', partner_id: partner });
});

test('hands over the records and revokes the keys of someone who leaves', async () => {
  const company = await world.company();
  const { person, partner, deal, view } = await leaver(company);
  const key = await person.post<{ id: string }>('/api_keys', {
    name: 'Sync',
    permissions: ['partners:view'],
  });
  const left = await person.request('POST', '/profile/leave', { organization_id: company.id });
  expect(left.statusCode).toBe(200);
  for (const path of [`/partners/${partner}`, `/opportunities/${deal}`, `/saved_views/${view}`])
    expect(await company.owner.get(path)).toMatchObject({ owner_user_id: company.owner.user_id });
  expect(await company.owner.get(`/api_keys/${key.id}`)).toMatchObject({ status: 'revoked' });
});

test('hands over regions and approval chains that name the person', async () => {
  const company = await world.company();
  const { owner } = company;
  const [person, heir] = [await company.member('admin'), await company.member('admin')];
  const region = await owner.post<{ id: string }>('/partner_regions', {
    name: 'North',
    manager_user_ids: [person.user_id, heir.user_id],
  });
  const chain = await owner.post<{ id: string }>('/approval_chains', {
    name: 'Large deals',
    subject_table: 'deal_registrations',
    steps: [{ name: 'Sales', reviewer: { kind: 'person', user_id: person.user_id } }],
  });
  const { holdings } = await owner.get<Holdings>(`/team_members/${person.user_id}/holdings`);
  expect(holdings).toEqual(
    expect.arrayContaining([
      { kind: 'partner_regions', label: 'regions they manage', count: 1 },
      { kind: 'approval_chains', label: 'approval chains', count: 1 },
    ]),
  );
  const done = await deactivate(owner, person, { successor_id: heir.user_id, reason: 'Left us' });
  expect(done.json()).toMatchObject({ status: 'removed' });
  expect(await owner.get(`/partner_regions/${region.id}`)).toMatchObject({ manager_user_ids: [heir.user_id] });
  expect(await owner.get(`/approval_chains/${chain.id}`)).toMatchObject({
    steps: [{ reviewer: { kind: 'person', user_id: heir.user_id } }],
  });
});

test('covers every column that names a responsible person', async () => {
  const company = await world.company();
  const owning = await company.within((call) =>
    call.rows<{ at: string }>(sql`
      select table_name || '.' || column_name as at from information_schema.columns
      where table_schema = 'public' and column_name ~ '^(owner|assignee|reviewer)_user_id$'
        and table_name in (select tablename from pg_tables where schemaname = 'public')`),
  );
  expect(owning.length).toBeGreaterThan(3);
  const person = await company.member('admin');
  const left: string[] = [];
  for (const { at } of owning) {
    const [table, column] = at.split('.');
    const orphans = await company.within((call) =>
      call.rows(sql`select from ${sql.identifier(table!)} where ${sql.identifier(column!)} = ${person.user_id}`),
    );
    if (orphans.length > 0) left.push(at);
  }
  expect(left).toEqual([]);
});

test('ends keys and sessions on deactivation; reactivation does not restore them', async () => {
  const company = await world.company();
  const person = await company.member('admin');
  const key = await person.post<{ secret: string; id: string }>('/api_keys', {
    name: 'Sync',
    permissions: ['partners:view'],
  });
  const withKey = () => world.app.inject({ url: '/api/partners', headers: { authorization: `Bearer ${key.secret}` } });
  expect((await withKey()).statusCode).toBe(200);
  await deactivate(company.owner, person);
  expect((await withKey()).statusCode).toBe(401);
  expect(await company.owner.get(`/api_keys/${key.id}`)).toMatchObject({ status: 'revoked' });

  const back = await company.owner.post<TeamMember>(`/team_members/${person.user_id}/reactivate`, {
    role: 'read_only',
  });
  expect(back).toMatchObject({ status: 'active', role: 'read_only' });
  expect((await withKey()).statusCode).toBe(401);
  expect(
    (await company.owner.request('POST', `/team_members/${person.user_id}/reactivate`, { role: 'admin' })).statusCode,
  ).toBe(409);
});

test('refuses successors who are not active members, or the leaver', async () => {
  const company = await world.company();
  const { person } = await leaver(company);
  const stranger = (await world.company('Stranger')).owner;
  for (const successor_id of [stranger.user_id, person.user_id]) {
    const refused = await deactivate(company.owner, person, { successor_id });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toHaveProperty('successor_id');
  }
  expect((await deactivate(company.owner, company.owner)).statusCode).toBe(409);
});

test('lets a partner’s administrator manage the partner’s team only', async () => {
  const company = await world.company();
  const partner = await company.within((call) => samplePartner(call));
  const admin = await world.partnerUser(company, partner);
  const sales = await world.partnerUser(company, partner, 'partner_member');
  const team = await admin.get<TeamMember[]>('/team_members');
  expect(team.map(({ id }) => id).sort()).toEqual([admin.user_id, sales.user_id].sort());
  expect((await change(admin, sales, { role: 'partner_finance' })).json()).toMatchObject({ role: 'partner_finance' });
  expect((await change(admin, sales, { role: 'admin' })).statusCode).toBe(422);
  expect((await change(sales, admin, { role: 'partner_member' })).statusCode).toBe(403);
  // The company cannot reach into it.
  expect((await change(company.owner, sales, { role: 'partner_admin' })).statusCode).toBe(404);
  expect(
    (await admin.request('POST', `/team_members/${sales.user_id}/make_owner`, { stays_owner: true })).statusCode,
  ).toBe(404);

  await change(admin, sales, { role: 'partner_admin' });
  expect((await change(sales, admin, { role: 'partner_member' })).statusCode).toBe(200);
  expect((await deactivate(admin, sales)).statusCode).toBe(403);
  expect((await deactivate(sales, admin)).statusCode).toBe(200);
  expect((await admin.request('GET', '/session')).statusCode).toBe(401);
});

test('refuses changes of a partner’s administrator by other partner users', async () => {
  const company = await world.company();
  const partner = await company.within((call) => samplePartner(call));
  const admin = await world.partnerUser(company, partner);
  const second = await world.partnerUser(company, partner);
  expect((await deactivate(admin, admin)).statusCode).toBe(409);
  const role = await admin.post<{ id: string }>('/roles', {
    name: 'Runs the team',
    permissions: ['memberships:manage'],
  });
  await change(admin, second, { role: 'partner_custom', role_id: role.id });
  // A role that manages the team without being an administrator cannot change an administrator.
  expect((await change(second, admin, { role: 'partner_sales' })).statusCode).toBe(409);
});
