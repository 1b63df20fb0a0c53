import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { sql } from '#server/db/sql.ts';
import { createWorld, PASSWORD, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { NewProvisioningToken } from '../../schema.ts';

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface Provider {
  token: NewProvisioningToken;
  send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: object,
  ): Promise<LightMyRequestResponse>;
}

async function provider(by: Person, name = 'Okta'): Promise<Provider> {
  const token = await by.post<NewProvisioningToken>('/provisioning_tokens', { name });
  return { token, send: sender(token.secret) };
}

const sender =
  (secret: string): Provider['send'] =>
  (method, path, body, headers = {}) =>
    world.app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });

const address = () => `ada-${newId().slice(-8)}@acme.test`;
const user = (email: string, more: object = {}) => ({ schemas: [USER], userName: email, ...more });
const patch = (...Operations: object[]) => ({ schemas: [PATCH], Operations });
const query = (filter: string) => `/Users?filter=${encodeURIComponent(filter)}`;

async function accept(email: string): Promise<Person> {
  const { token } = await mailedTo(world.kernel, email);
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/public/invitations/accept',
    payload: { token, password: PASSWORD, full_name: 'Ada Lovelace' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const session = answer.json<{ token: string; user: { id: string } }>();
  return { user_id: session.user.id, email, token: session.token } as Person;
}
const session = (token: string) =>
  world.app.inject({ method: 'GET', url: '/api/session', headers: { authorization: `Bearer ${token}` } });

async function invited(okta: Provider, more: object = {}): Promise<{ id: string; email: string }> {
  const email = address();
  const created = await okta.send('POST', '/Users', user(email, more));
  expect(created.statusCode, created.body).toBe(201);
  return { id: created.json().id, email };
}

test('invites a person as Okta sends them, and they become a member when they accept', async () => {
  const company = await world.company();
  const okta = await provider(company.owner);
  const email = address();
  // developer.okta.com/docs/reference/scim/scim-20: the check before a user is created, and the creation.
  const before = await okta.send('GET', `${query(`userName eq "${email}"`)}&startIndex=1&count=100`);
  expect(before.headers['content-type']).toMatch(/^application\/scim\+json/);
  expect(before.json()).toMatchObject({ totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] });
  const created = await okta.send('POST', '/Users', {
    schemas: [USER],
    userName: email,
    name: { givenName: 'Ada', familyName: 'Lovelace' },
    emails: [{ primary: true, value: email, type: 'work' }],
    displayName: 'Ada Lovelace',
    locale: 'en-US',
    externalId: '00ujl29u0le5T6Aj10h7',
    groups: [],
    password: '1mz050nq',
    active: true,
  });
  expect(created.statusCode, created.body).toBe(201);
  const { id } = created.json();
  expect(created.json()).toMatchObject({
    schemas: [USER],
    userName: email,
    externalId: '00ujl29u0le5T6Aj10h7',
    name: { formatted: 'Ada Lovelace', givenName: 'Ada', familyName: 'Lovelace' },
    active: true,
    emails: [{ value: email, type: 'work', primary: true }],
    meta: { resourceType: 'User', location: expect.stringMatching(new RegExp(`/scim/v2/Users/${id}$`)) },
  });
  expect(created.body).not.toContain('1mz050nq');
  expect(await company.owner.get(`/team_members?email=${email}`)).toEqual([]);
  const person = await accept(email);
  expect(await company.owner.get(`/team_members?email=${email}`)).toMatchObject([
    { id: person.user_id, role: 'read_only', status: 'active' },
  ]);
  // The person keeps the id under which the provider knows them.
  expect((await okta.send('GET', query(`userName eq "${email.toUpperCase()}"`))).json()).toMatchObject({
    totalResults: 1,
    Resources: [{ id, active: true }],
  });
});

test('ends access at once when Okta deactivates, and hands the work to an owner', async () => {
  const company = await world.company();
  const okta = await provider(company.owner);
  const { id, email } = await invited(okta);
  const person = await accept(email);
  await okta.send('PATCH', '/Groups/admin', patch({ op: 'add', path: 'members', value: [{ value: id }] }));
  const partner_id = await company.within((call) => samplePartner(call, { owner_user_id: person.user_id }));
  expect((await session(person.token)).statusCode).toBe(200);
  const answer = await okta.send('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active: false } }));
  expect(answer.json(), answer.body).toMatchObject({ id, active: false });
  expect((await session(person.token)).statusCode).toBe(401);
  expect(await company.owner.get(`/partners/${partner_id}`)).toMatchObject({ owner_user_id: company.owner.user_id });
  const again = await okta.send('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active: true } }));
  expect(again.json()).toMatchObject({ active: true });
  expect(await company.owner.get(`/team_members/${person.user_id}`)).toMatchObject({ role: 'admin', status: 'active' });
});

test('understands what Entra ID sends', async () => {
  const company = await world.company();
  const entra = await provider(company.owner, 'Entra ID');
  // learn.microsoft.com: "Develop and plan provisioning for a SCIM endpoint".
  const unknown = await entra.send('GET', query(`externalId eq "${newId()}"`));
  expect(unknown.json()).toMatchObject({ totalResults: 0 });
  const email = address();
  const created = await entra.send('POST', '/Users', {
    schemas: [USER, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
    externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
    userName: email,
    active: true,
    emails: [{ primary: true, type: 'work', value: email }],
    meta: { resourceType: 'User' },
    name: { formatted: 'Test User', familyName: 'User', givenName: 'Test' },
    roles: [],
  });
  expect(created.statusCode, created.body).toBe(201);
  const { id } = created.json();
  const renamed = await entra.send(
    'PATCH',
    `/Users/${id}`,
    patch(
      { op: 'Replace', path: 'name.familyName', value: 'Updated' },
      { op: 'Add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'Sales' },
      { op: 'Add', path: 'addresses[type eq "work"].country', value: 'US' },
      { op: 'Replace', value: { 'name.givenName': 'Tess', externalId: 'e-2' } },
    ),
  );
  expect(renamed.json(), renamed.body).toMatchObject({
    externalId: 'e-2',
    name: { formatted: 'Tess Updated', givenName: 'Tess', familyName: 'Updated' },
  });
  // The address of somebody who has not accepted is invited instead of the old one.
  const other = address();
  const moved = await entra.send(
    'PATCH',
    `/Users/${id}`,
    patch({ op: 'Replace', path: 'emails[type eq "work"].value', value: other }),
  );
  expect(moved.json(), moved.body).toMatchObject({ emails: [{ value: other }] });
  expect(await company.owner.get('/invitations?status=open')).toMatchObject([{ email: other }]);
  const off = await entra.send('PATCH', `/Users/${id}`, patch({ op: 'Replace', path: 'active', value: 'False' }));
  expect(off.json()).toMatchObject({ active: false });
  expect(await company.owner.get('/invitations?status=open')).toEqual([]);
  const gone = await entra.send('DELETE', `/Users/${id}`);
  expect(gone.statusCode).toBe(204);
  const missing = await entra.send('GET', `/Users/${id}`);
  expect(missing.json()).toEqual({ schemas: [ERROR], status: '404', detail: 'This user does not exist.' });
});

test('finds people by the filters of providers', async () => {
  const company = await world.company();
  const okta = await provider(company.owner);
  const { id, email } = await invited(okta, { externalId: 'X-1', name: { givenName: 'Grace', familyName: 'Hopper' } });
  await invited(okta, { active: false });
  const idsOf = async (filter: string) => {
    const answer = await okta.send('GET', query(filter));
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ Resources: { id: string }[] }>().Resources.map((one) => one.id);
  };
  for (const filter of [
    `userName eq "${email}"`,
    'externalId eq "X-1"',
    `emails.value eq "${email}"`,
    `emails[type eq "work" and value eq "${email}"]`,
    `${USER}:userName eq "${email}"`,
    'name.familyName sw "hop" and active eq true',
    '(name.givenName eq "nobody" or displayName co "ace hop") and externalId pr',
    `not (active eq "False") and not (userName eq "${company.owner.email}")`,
    `meta.created gt "2020-01-01T00:00:00Z" and externalId ew "1"`,
  ])
    expect(await idsOf(filter), filter).toEqual([id]);
  expect(await idsOf('externalId eq "x-1"')).toEqual([]);
  expect((await okta.send('GET', '/Users?startIndex=2&count=1')).json()).toMatchObject({
    totalResults: 3,
    startIndex: 2,
    itemsPerPage: 1,
  });
  expect((await okta.send('GET', '/Users?count=0')).json()).toMatchObject({ totalResults: 3, Resources: [] });
  const few = await okta.send('GET', `/Users/${id}?attributes=userName,name.givenName`);
  expect(few.json()).toEqual({ schemas: [USER], id, userName: email, name: { givenName: 'Grace' } });
});

test('refuses filters that are wrong, hostile or too deep, without reading anybody', async () => {
  const company = await world.company();
  const okta = await provider(company.owner);
  for (const filter of [
    'userName',
    'userName eq',
    'userName eq ada',
    'userName xx "a"',
    'secret_hash eq "a"',
    'constructor eq "a"',
    `userName eq "a" or 1 = 1; drop table memberships`,
    `userName eq "a' or true --`,
    'userName eq "a\\u00"',
    '('.repeat(1_000),
    `${'not ('.repeat(30)}active eq true${')'.repeat(30)}`,
    `${'('.repeat(20)}active eq true${')'.repeat(20)}`,
    Array(60).fill('active eq true').join(' or '),
    'a'.repeat(5_000),
    'active gt true',
    'meta.created gt "yesterday"',
    'emails[emails[type eq "a"]]',
  ]) {
    const answer = await okta.send('GET', query(filter));
    expect(answer.json(), filter.slice(0, 60)).toMatchObject({
      schemas: [ERROR],
      status: '400',
      scimType: 'invalidFilter',
    });
  }
  const quoted = await okta.send('GET', query(`userName eq "a' or '1'='1"`));
  expect(quoted.json()).toMatchObject({ totalResults: 0 });
});

test('gives roles by groups, the first role of several, and never that of owners', async () => {
  const company = await world.company();
  const custom = await company.owner.post<{ id: string }>('/roles', {
    name: 'Channel',
    permissions: ['partners:manage'],
  });
  const okta = await provider(company.owner);
  const listed = await okta.send('GET', '/Groups?excludedAttributes=members');
  expect(
    listed.json<{ Resources: { displayName: string; members?: object }[] }>().Resources.map((one) => one.displayName),
  ).toEqual(['Administrator', 'Channel', 'Partner manager', 'Finance', 'Content', 'Read only']);
  expect(listed.body).not.toContain('members');
  const { id, email } = await invited(okta);
  const add = (group: string) =>
    okta.send('PATCH', `/Groups/${group}`, patch({ op: 'Add', path: 'members', value: [{ value: id }] }));
  expect((await add('finance')).json()).toMatchObject({ members: [{ value: id }] });
  expect(await company.owner.get('/invitations?status=open')).toMatchObject([{ role: 'finance' }]);
  const person = await accept(email);
  await add(custom.id);
  const role = () => company.owner.get(`/team_members/${person.user_id}`);
  expect(await role()).toMatchObject({ role: 'custom', role_id: custom.id });
  // Entra ID and Okta remove members in different ways.
  await okta.send('PATCH', `/Groups/${custom.id}`, patch({ op: 'remove', path: `members[value eq "${id}"]` }));
  expect(await role()).toMatchObject({ role: 'finance' });
  await okta.send('PATCH', '/Groups/finance', patch({ op: 'Remove', path: 'members', value: [{ value: id }] }));
  expect(await role()).toMatchObject({ role: 'read_only' });
  const put = await okta.send('PUT', '/Groups/content', {
    schemas: [GROUP],
    displayName: 'Content',
    members: [{ value: id }],
  });
  expect(put.json(), put.body).toMatchObject({ id: 'content', members: [{ value: id }] });
  expect((await okta.send('GET', `/Users/${id}`)).json()).toMatchObject({
    groups: [{ value: 'content', display: 'Content' }],
  });

  expect((await okta.send('GET', '/Groups/owner')).statusCode).toBe(404);
  const [boss] = (await okta.send('GET', query(`userName eq "${company.owner.email}"`))).json().Resources;
  await okta.send('PATCH', '/Groups/read_only', patch({ op: 'add', path: 'members', value: [{ value: boss.id }] }));
  expect(await company.owner.get(`/team_members/${company.owner.user_id}`)).toMatchObject({ role: 'owner' });
  expect((await okta.send('POST', '/Groups', { schemas: [GROUP], displayName: 'finance' })).json()).toMatchObject({
    status: '409',
    scimType: 'uniqueness',
  });
  expect((await okta.send('POST', '/Groups', { schemas: [GROUP], displayName: 'Sales EMEA' })).statusCode).toBe(400);
  const renamed = await okta.send(
    'PATCH',
    '/Groups/finance',
    patch({ op: 'replace', value: { displayName: 'Money' } }),
  );
  expect(renamed.json()).toMatchObject({ status: '400', scimType: 'mutability' });
  expect(
    (
      await okta.send(
        'PATCH',
        '/Groups/finance',
        patch({ op: 'replace', value: { id: 'finance', displayName: 'Finance' } }),
      )
    ).statusCode,
  ).toBe(200);
});

test('keeps the last owner, and lets only the token of an owner remove another', async () => {
  const company = await world.company();
  const second = await company.member('owner');
  const admin = await company.member('admin');
  const byAdmin = await provider(admin);
  const byOwner = await provider(company.owner);
  const idOf = async ({ email }: Person) =>
    (await byOwner.send('GET', query(`userName eq "${email}"`))).json().Resources[0].id as string;
  const off = patch({ op: 'replace', path: 'active', value: false });
  const id = await idOf(second);
  expect((await byAdmin.send('PATCH', `/Users/${id}`, off)).statusCode).toBe(409);
  expect((await byOwner.send('PATCH', `/Users/${id}`, off)).json()).toMatchObject({ active: false });
  const last = await byOwner.send('DELETE', `/Users/${await idOf(company.owner)}`);
  expect(last.json()).toMatchObject({ status: '409', detail: expect.stringContaining('last owner') });
  expect((await session(company.owner.token)).statusCode).toBe(200);
});

test('gives no role with more permissions than the creator of the token has', async () => {
  const company = await world.company();
  const role = await company.owner.post<{ id: string }>('/roles', {
    name: 'People',
    permissions: ['memberships:manage', 'invitations:manage', 'provisioning_tokens:manage'],
  });
  const admin = await company.member('admin');
  await company.owner.patch(`/team_members/${admin.user_id}`, { role: 'custom', role_id: role.id });
  const okta = await provider(admin);
  // The token keeps its limit when its creator gets more.
  await company.owner.patch(`/team_members/${admin.user_id}`, { role: 'admin' });
  const { id } = await invited(await provider(company.owner));
  const answer = await okta.send(
    'PATCH',
    '/Groups/admin',
    patch({ op: 'add', path: 'members', value: [{ value: id }] }),
  );
  expect(answer.json(), answer.body).toMatchObject({
    status: '400',
    detail: expect.stringContaining('more permissions'),
  });
});

test('changes neither the name nor the address of an account that belongs to another company', async () => {
  const company = await world.company();
  const okta = await provider(company.owner);
  const { id, email } = await invited(okta);
  const person = await accept(email);
  const rename = (familyName: string) =>
    okta.send('PUT', `/Users/${id}`, user(`new-${email}`, { name: { givenName: 'Ada', familyName }, active: true }));
  expect((await rename('King')).json()).toMatchObject({
    userName: `new-${email}`,
    displayName: 'Ada King',
    emails: [{ value: email }],
  });
  const other = await world.company('Other');
  await world.join(other.id, person.user_id, 'read_only');
  expect((await rename('Byron')).json()).toMatchObject({ displayName: 'Ada King', emails: [{ value: email }] });
  const [account] = await world.kernel.system.unscoped((tx) =>
    tx.rows(sql`select name, email::text from identity.users where id = ${person.user_id}`),
  );
  expect(account).toEqual({ name: 'Ada King', email });
  // A person with an account is only invited.
  const there = await provider(other.owner);
  const stranger = await world.person();
  expect((await there.send('POST', '/Users', user(stranger.email))).statusCode).toBe(201);
  expect(await other.owner.get(`/team_members?email=${stranger.email}`)).toEqual([]);
  await okta.send('DELETE', `/Users/${id}`);
  expect(await other.owner.get(`/team_members/${person.user_id}`)).toMatchObject({ status: 'active' });
});

test('answers 404 for people of another company, whatever is guessed', async () => {
  const mine = await provider((await world.company()).owner);
  const theirs = await world.company('Other');
  const okta = await provider(theirs.owner);
  const { id } = await invited(okta);
  const [owner] = (await okta.send('GET', query(`userName eq "${theirs.owner.email}"`))).json().Resources;
  for (const guess of [id, owner.id, theirs.owner.user_id, newId(), '1', "x' or true", 'constructor']) {
    const path = `/Users/${encodeURIComponent(guess)}`;
    for (const [method, body] of [
      ['GET'],
      ['PUT', user('a@acme.test')],
      ['PATCH', patch({ op: 'replace', path: 'active', value: false })],
      ['DELETE'],
    ] as const)
      expect((await mine.send(method, path, body)).statusCode, `${method} ${guess}`).toBe(404);
    const joined = await mine.send(
      'PATCH',
      '/Groups/admin',
      patch({ op: 'add', path: 'members', value: [{ value: guess }] }),
    );
    expect(joined.statusCode, guess).toBe(400);
  }
  expect((await mine.send('GET', query(`id eq "${id}"`))).json()).toMatchObject({ totalResults: 0 });
  expect((await okta.send('GET', `/Users/${id}`)).json()).toMatchObject({ active: true });
});

test('provisions the people of a partner only, in the partner’s own organization', async () => {
  const company = await world.company();
  const partner_id = await company.within((call) => samplePartner(call));
  const pia = await world.partnerUser(company, partner_id);
  const okta = await provider(pia, 'Partner IdP');
  const all = await okta.send('GET', '/Users');
  expect(all.json(), all.body).toMatchObject({ totalResults: 1, Resources: [{ userName: pia.email }] });
  const ofCompany = await provider(company.owner);
  const [owner] = (await ofCompany.send('GET', query(`userName eq "${company.owner.email}"`))).json().Resources;
  expect((await okta.send('GET', `/Users/${owner.id}`)).statusCode).toBe(404);
  expect((await okta.send('GET', '/Groups/admin')).statusCode).toBe(404);
  expect((await ofCompany.send('GET', query(`userName eq "${pia.email}"`))).json()).toMatchObject({ totalResults: 0 });

  const { id, email } = await invited(okta, { name: { givenName: 'Ada', familyName: 'Lovelace' } });
  await okta.send('PATCH', '/Groups/partner_sales', patch({ op: 'add', path: 'members', value: [{ value: id }] }));
  const person = await accept(email);
  expect(await pia.get(`/team_members/${person.user_id}`)).toMatchObject({ role: 'partner_sales' });
  expect(await company.owner.get(`/contacts?email=${email}`)).toMatchObject([{ partner_id, portal_access: 'active' }]);
  await okta.send('DELETE', `/Users/${id}`);
  expect((await session(person.token)).statusCode).toBe(401);
  const [admin] = (await okta.send('GET', query(`userName eq "${pia.email}"`))).json().Resources;
  expect((await okta.send('DELETE', `/Users/${admin.id}`)).statusCode).toBe(409);

  // The company neither sees nor makes tokens of the partner while it views as its user.
  const viewing = await company.owner.post<{ token: string }>('/impersonations', {
    partner_id,
    user_id: pia.user_id,
    reason: 'They cannot find their deal',
  });
  const asPia = (method: 'GET' | 'POST', payload?: object) =>
    world.app.inject({
      method,
      url: '/api/provisioning_tokens',
      headers: { authorization: `Bearer ${viewing.token}` },
      ...(payload && { payload }),
    });
  expect((await asPia('GET')).json()).toEqual([]);
  expect((await asPia('POST', { name: 'Theirs' })).statusCode).toBe(422);
});

test('shows a token once, stores its hash, and ends it at once', async () => {
  const company = await world.company();
  const { token, send } = await provider(company.owner);
  expect(token).toMatchObject({ base_url: expect.stringMatching(/\/scim\/v2$/), status: 'active' });
  expect(token.secret).toMatch(/^tdp_[\w-]{43}$/);
  const rest = token.secret.slice(token.prefix.length);
  expect(JSON.stringify(await company.owner.get('/provisioning_tokens'))).not.toContain(rest);
  const rows = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ text: string }>(sql`
      select t::text as text from provisioning_tokens t where id = ${token.id}
      union all select a::text from audit_events a where ref_id = ${token.id}`),
  );
  expect(rows).toHaveLength(2);
  for (const { text } of rows) expect(text).not.toContain(rest);
  expect((await send('GET', '/Users')).statusCode).toBe(200);
  await expect
    .poll(() => company.owner.get(`/provisioning_tokens/${token.id}`))
    .toMatchObject({ last_used_at: expect.any(String) });
  expect(await company.owner.post(`/provisioning_tokens/${token.id}/revoke`)).toMatchObject({ status: 'revoked' });
  const refused = await send('GET', '/Users');
  expect(refused.json()).toMatchObject({ schemas: [ERROR], status: '401' });
  expect(refused.headers['www-authenticate']).toContain('Bearer');
  const stranger = await world.company('Other');
  expect((await stranger.owner.request('POST', `/provisioning_tokens/${token.id}/revoke`)).statusCode).toBe(404);
  const reader = await company.member('read_only');
  expect((await reader.request('POST', '/provisioning_tokens', { name: 'Mine' })).statusCode).toBe(403);
});

test('keeps tokens, keys and sessions apart, and reads tokens only from the header', async () => {
  const company = await world.company();
  const { token } = await provider(company.owner);
  const key = await company.owner.post<{ secret: string }>('/api_keys', { name: 'Sync', permissions: ['*:manage'] });
  for (const secret of [key.secret, company.owner.token, '', 'tdp_wrong'])
    expect((await sender(secret)('GET', '/Users')).statusCode, secret.slice(0, 4)).toBe(401);
  const inApi = await world.app.inject({ url: '/api/partners', headers: { authorization: `Bearer ${token.secret}` } });
  expect(inApi.statusCode).toBe(401);
  for (const place of [`?access_token=${token.secret}`, `?token=${token.secret}`])
    expect((await world.app.inject({ url: `/scim/v2/Users${place}` })).statusCode, place).toBe(401);
  const byKey = await world.app.inject({
    method: 'POST',
    url: '/api/provisioning_tokens',
    headers: { authorization: `Bearer ${key.secret}` },
    payload: { name: 'By key' },
  });
  expect(byKey.statusCode).toBe(422);
});

test('names the token in the audit log', async () => {
  const company = await world.company();
  const okta = await provider(company.owner, 'Okta production');
  const { email } = await invited(okta);
  const [event] = await company.owner.get<object[]>('/audit_events?ref_table=invitations&action=created');
  expect(event).toMatchObject({
    actor_kind: 'api_key',
    actor_id: null,
    api_key_id: okta.token.id,
    provisioning_token_name: 'Okta production',
    reason: 'Provisioning token Okta production',
    changes: { email },
  });
});

test('refuses second people, stale versions and wrong bodies in the form of SCIM', async () => {
  const company = await world.company();
  const okta = await provider(company.owner);
  const { id, email } = await invited(okta);
  const twice = await okta.send('POST', '/Users', user(email.toUpperCase()));
  expect(twice.json()).toMatchObject({ schemas: [ERROR], status: '409', scimType: 'uniqueness' });
  const member = await okta.send('POST', '/Users', user(company.owner.email));
  expect(member.json()).toMatchObject({ status: '409', scimType: 'uniqueness' });
  const read = await okta.send('GET', `/Users/${id}`);
  const version = String(read.headers.etag);
  expect(read.json().meta.version).toBe(version);
  expect((await okta.send('GET', `/Users/${id}`, undefined, { 'if-none-match': version })).statusCode).toBe(304);
  const change = patch({ op: 'replace', path: 'externalId', value: 'e-9' });
  expect((await okta.send('PATCH', `/Users/${id}`, change, { 'if-match': version })).statusCode).toBe(200);
  expect((await okta.send('PATCH', `/Users/${id}`, change, { 'if-match': version })).json()).toMatchObject({
    status: '412',
  });

  const deep = (depth: number): object => (depth === 0 ? {} : { inner: deep(depth - 1) });
  for (const [body, scimType] of [
    [[], 'invalidSyntax'],
    [user(email, { schemas: ['urn:x'] }), 'invalidSyntax'],
    [{ schemas: [USER] }, 'invalidValue'],
    [user('no address'), 'invalidValue'],
    [user(address(), { active: 'maybe' }), 'invalidValue'],
    [user(address(), { name: { givenName: 7 } }), 'invalidValue'],
    [user(address(), { name: deep(40) }), 'invalidSyntax'],
    [user(address(), { externalId: 'x'.repeat(300) }), 'invalidValue'],
    [user(address(), { emails: Array(600).fill({ value: 'a@acme.test' }) }), 'invalidValue'],
  ] as const)
    expect((await okta.send('POST', '/Users', body)).json(), JSON.stringify(body).slice(0, 90)).toMatchObject({
      status: '400',
      scimType,
    });
  for (const [operation, scimType] of [
    [{ op: 'move', path: 'active' }, 'invalidSyntax'],
    [{ op: 'remove' }, 'noTarget'],
    [{ op: 'replace', path: 'id', value: newId() }, 'mutability'],
    [{ op: 'replace', path: 'groups', value: [] }, 'mutability'],
    [{ op: 'replace', path: 'salary', value: 1 }, 'invalidPath'],
    [{ op: 'replace', path: '__proto__.admin', value: true }, 'invalidPath'],
    [{ op: 'replace', path: 'emails[type eq "home"].value', value: 'a@acme.test' }, 'noTarget'],
    [{ op: 'replace', path: `emails[${'('.repeat(300)}`, value: 'a' }, 'invalidPath'],
    [{ op: 'remove', path: 'userName' }, 'invalidValue'],
  ] as const)
    expect(
      (await okta.send('PATCH', `/Users/${id}`, patch(operation))).json(),
      JSON.stringify(operation).slice(0, 90),
    ).toMatchObject({ status: '400', scimType });
  const many = patch(...Array(200).fill({ op: 'replace', path: 'active', value: true }));
  expect((await okta.send('PATCH', `/Users/${id}`, many)).json()).toMatchObject({ status: '400', scimType: 'tooMany' });
  const huge = await okta.send('POST', '/Users', user(address(), { title: 'x'.repeat(300_000) }));
  expect(huge.json()).toMatchObject({ schemas: [ERROR], status: '413' });
  expect((await okta.send('GET', `/Users/${id}`)).json()).toMatchObject({ active: true, externalId: 'e-9' });
});

test('says what it supports, and answers 501 for the rest', async () => {
  const okta = await provider((await world.company()).owner);
  const config = (await okta.send('GET', '/ServiceProviderConfig')).json();
  expect(config).toMatchObject({ bulk: { supported: false }, patch: { supported: true }, etag: { supported: true } });
  expect((await okta.send('GET', '/ResourceTypes')).json()).toMatchObject({ totalResults: 2 });
  expect((await okta.send('GET', `/Schemas/${USER}`)).json()).toMatchObject({ id: USER, name: 'User' });
  expect((await okta.send('GET', '/Schemas?filter=id%20pr')).statusCode).toBe(403);
  expect((await okta.send('POST', '/Bulk', { Operations: [] })).json()).toMatchObject({ status: '501' });
  expect((await okta.send('GET', '/Me')).statusCode).toBe(501);
  expect((await okta.send('GET', '/Nothing')).json()).toMatchObject({ schemas: [ERROR], status: '404' });
});

test('limits what one token sends in a minute', async () => {
  const okta = await provider((await world.company()).owner);
  expect((await okta.send('GET', '/ServiceProviderConfig')).statusCode).toBe(200);
  for (let sent = 1; sent < 600; sent += 1) world.kernel.budgets.leftOfKey(okta.token.id, 600);
  const refused = await okta.send('GET', '/Users');
  expect(refused.json()).toMatchObject({ schemas: [ERROR], status: '429' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
