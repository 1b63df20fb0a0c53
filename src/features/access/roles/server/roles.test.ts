import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { OwnRole, PermissionEntry } from '../schema.ts';

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  owner = company.owner;
});
afterAll(() => world.close());

let made = 0;
const make = (body: object, by = owner) =>
  by.post<OwnRole>('/roles', { name: `Role ${++made}`, permissions: [], ...body });
async function memberWith(body: object, of = company): Promise<Person> {
  const role = await make(body, of.owner);
  const person = await of.member('read_only');
  await of.owner.patch(`/team_members/${person.user_id}`, { role: 'custom', role_id: role.id });
  return person;
}
const may = async (person: Person, resource: string, action: string) =>
  (await person.get<{ isAllowed: boolean }>(`/permissions/check?resource=${resource}&action=${action}`)).isAllowed;

test('the catalog lists every permission that a route requires, with a label and a heading', async () => {
  const entries = await owner.rows<PermissionEntry>('/permissions/catalog');
  const known = world.kernel.permissions.entries().filter(({ sides }) => sides.includes('company'));
  expect(entries.map(({ resource }) => resource).sort()).toEqual(known.map(({ resource }) => resource).sort());
  expect(entries).toContainEqual({
    resource: 'deal_registrations',
    area: 'Deals',
    label: 'Deal registrations',
    manage: 'Review and decide',
    actions: ['view', 'manage'],
    everybody: null,
    whole_company: null,
  });
  for (const { label } of entries) expect(label).not.toContain('_');
});

test('a custom role grants exactly its permissions', async () => {
  const person = await memberWith({ permissions: ['partners:view', 'contacts:manage'] });
  const partner = await company.within((call) => samplePartner(call));
  expect((await person.request('GET', `/partners/${partner}`)).statusCode).toBe(200);
  expect((await person.request('PATCH', `/partners/${partner}`, { city: 'Rome' })).statusCode).toBe(403);
  expect((await person.request('POST', '/contacts', { partner_id: partner, first_name: 'Ada' })).statusCode).toBe(201);
  expect((await person.request('GET', '/opportunities')).statusCode).toBe(403);
  expect((await person.request('GET', '/commission_lines')).statusCode).toBe(403);
  // The words that lists are made of are everybody's.
  expect((await person.request('GET', '/partner_types')).statusCode).toBe(200);
  expect((await person.request('GET', '/roles')).statusCode).toBe(403);
});

test('applies a changed role to its members with their next request', async () => {
  const role = await make({ permissions: ['partners:view'] });
  const person = await company.member('read_only');
  await owner.patch(`/team_members/${person.user_id}`, { role: 'custom', role_id: role.id });
  expect((await person.request('GET', '/products')).statusCode).toBe(403);
  await owner.patch(`/roles/${role.id}`, { permissions: ['products:view'] });
  expect((await person.request('GET', '/products')).statusCode).toBe(200);
  expect((await person.request('GET', '/partners')).statusCode).toBe(403);
  expect(await person.get('/session')).toMatchObject({ role: 'custom', role_name: role.name });
});

test('a role restricted to own partners shows no other partners', async () => {
  const person = await memberWith({ permissions: ['partners:manage', 'imports:manage'], scope: 'own' });
  const [mine, other] = await company.within(async (call) => [
    await samplePartner(call, { owner_user_id: person.user_id }),
    await samplePartner(call),
  ]);
  expect((await person.get<{ id: string }[]>('/partners')).map(({ id }) => id)).toEqual([mine]);
  expect((await person.request('GET', `/partners/${other}`)).statusCode).toBe(404);
  expect((await person.request('PATCH', `/partners/${other}`, { city: 'Rome' })).statusCode).toBe(404);
  expect(await person.patch(`/partners/${mine}`, { city: 'Rome' })).toMatchObject({ city: 'Rome' });
  // An import is about the whole company, whatever the role says.
  expect((await person.request('GET', '/imports')).statusCode).toBe(403);
});

test('rejects a role with more permissions than its creator, or with unknown ones', async () => {
  const limited = await memberWith({ permissions: ['roles:manage', 'partners:view', 'memberships:manage'] });
  const refused = await limited.request('POST', '/roles', { name: 'More', permissions: ['partners:manage'] });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors.permissions[0]).toContain('you do not have this permission');
  expect((await limited.request('POST', '/roles', { name: 'Same', permissions: ['partners:view'] })).statusCode).toBe(
    201,
  );
  const unknown = await owner.request('POST', '/roles', { name: 'Odd', permissions: ['unicorns:view'] });
  expect(unknown.json().errors.permissions[0]).toContain('unicorns:view');
  expect((await owner.request('POST', '/roles', { name: 'Odd', permissions: ['*:manage'] })).statusCode).toBe(400);
  // Nor do they hand out one.
  const reader = await company.member('read_only');
  const given = await limited.request('PATCH', `/team_members/${reader.user_id}`, { role: 'finance' });
  expect([409, 422]).toContain(given.statusCode);
});

test('does not let people remove permissions they do not have', async () => {
  const limited = await memberWith({ permissions: ['roles:manage', 'partners:view'] });
  const role = await make({ name: 'Money', permissions: ['payout_batches:manage'] });
  const refused = await limited.request('PATCH', `/roles/${role.id}`, { permissions: ['partners:view'] });
  expect(refused.json()).toMatchObject({ statusCode: 422, errors: { permissions: [expect.any(String)] } });
  expect((await owner.request('PATCH', `/roles/${role.id}`, { permissions: ['partners:view'] })).statusCode).toBe(200);
  expect((await limited.request('PATCH', `/roles/${role.id}`, { permissions: [] })).statusCode).toBe(200);
});

test('rejects archiving a role in use and a duplicate name', async () => {
  const role = await make({ name: 'Auditor', permissions: ['audit_events:view'] });
  expect((await owner.request('POST', '/roles', { name: 'auditor', permissions: [] })).json().errors).toHaveProperty(
    'name',
  );
  const person = await company.member('read_only');
  await owner.patch(`/team_members/${person.user_id}`, { role: 'custom', role_id: role.id });
  expect((await owner.request('DELETE', `/roles/${role.id}`)).statusCode).toBe(409);
  await owner.patch(`/team_members/${person.user_id}`, { role: 'finance' });
  expect((await owner.request('DELETE', `/roles/${role.id}`)).statusCode).toBe(200);
  const gone = await owner.request('PATCH', `/team_members/${person.user_id}`, { role: 'custom', role_id: role.id });
  expect(gone.statusCode).toBe(404);
});

test('guards two groups with built-in roles, and all groups with a custom role', async () => {
  const reader = await company.member('read_only');
  expect(await may(reader, 'opportunities', 'edit')).toBe(false);
  expect(await may(reader, 'deal-desk', 'create')).toBe(false);
  expect(await may(reader, 'opportunities', 'list')).toBe(true);
  expect(await may(reader, 'permission', 'manage')).toBe(false);
  expect(await may(reader, 'partners', 'delete')).toBe(true);
  expect(await may(reader, 'anything', 'edit')).toBe(true);

  const person = await memberWith({ permissions: ['partners:view', 'opportunities:manage'] });
  expect(await may(person, 'opportunities', 'edit')).toBe(true);
  expect(await may(person, 'partners', 'show')).toBe(true);
  expect(await may(person, 'partners', 'delete')).toBe(false);
  expect(await may(person, 'payout_batches', 'list')).toBe(false);
  expect(await may(person, 'deal-desk', 'list')).toBe(false);
  expect(await may(person, 'anything', 'edit')).toBe(true);
  expect(await person.get('/permissions/check?resource=products&action=edit')).toEqual({
    isAllowed: false,
    reason: 'Unauthorized',
  });
});

test('a partner creates roles for its own users from partner permissions', async () => {
  const partner = await company.within((call) => samplePartner(call));
  const admin = await world.partnerUser(company, partner);
  const member = await world.partnerUser(company, partner, 'partner_member');
  const names = (await admin.rows<PermissionEntry>('/permissions/catalog')).map(({ resource }) => resource);
  expect(names).toContain('deal_registrations');
  expect(names).not.toContain('payout_batches');
  const beyond = await admin.request('POST', '/roles', { name: 'Too much', permissions: ['payout_batches:view'] });
  expect(beyond.statusCode).toBe(422);
  expect((await admin.request('POST', '/roles', { name: 'Own', permissions: [], scope: 'own' })).statusCode).toBe(422);

  const role = await admin.post<OwnRole>('/roles', { name: 'Deals only', permissions: ['deal_registrations:view'] });
  expect(role).toMatchObject({ side: 'partner' });
  await admin.patch(`/team_members/${member.user_id}`, { role: 'partner_custom', role_id: role.id });
  expect((await member.request('GET', '/deal_registrations')).statusCode).toBe(200);
  expect((await member.request('POST', '/deal_registrations', {})).statusCode).toBe(403);
  expect((await member.request('GET', '/contacts')).statusCode).toBe(403);
  // The company neither sees nor gives it.
  expect((await owner.get<OwnRole[]>('/roles?_end=100')).map(({ id }) => id)).not.toContain(role.id);
  const reader = await company.member('read_only');
  const crossed = await owner.request('PATCH', `/team_members/${reader.user_id}`, { role: 'custom', role_id: role.id });
  expect(crossed.statusCode).toBe(404);
});

test('every route declares who can use it', async () => {
  const silent: string[] = [];
  const { createApp } = await import('#server/app.ts');
  const kernel = { ...world.kernel };
  const learn = kernel.permissions.learn.bind(kernel.permissions);
  kernel.permissions.learn = (route) => {
    const { isPublic, isPersonal, isForEverybody, isForPrograms, isForSuperAdmin, can } = route.config ?? {};
    if (!(isPublic || isPersonal || isForEverybody || isForPrograms || isForSuperAdmin || can))
      silent.push(`${route.method} ${route.url}`);
    learn(route);
  };
  await (await createApp(kernel)).close();
  expect(silent).toEqual([]);
});
