import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, PASSWORD, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { Invitation, InvitationAccepted, OrganizationChoice } from '../schema.ts';

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  owner = company.owner;
});
afterAll(() => world.close());

const partner = (overrides = {}, of = company) => of.within((call) => samplePartner(call, overrides));
const address = () => `new-${newId().slice(-8)}@partner.example`;

async function invited(body: object, by: Person = owner): Promise<{ invitation: Invitation; token: string }> {
  const invitation = await by.post<Invitation>('/invitations', { role: 'partner_admin', email: address(), ...body });
  return { invitation, token: await tokenFor(invitation.email) };
}

/** The secret from the email, where its recipient finds it. */
const tokenFor = async (email: string) => (await mailedTo(world.kernel, email)).token;

/** Readers sit in many places; each has its own limit. */
let places = 0;
const elsewhere = () => `10.0.${Math.floor(++places / 200)}.${places % 200}`;

const open = (path: 'preview' | 'accept', payload: object): Promise<LightMyRequestResponse> =>
  world.app.inject({ method: 'POST', url: `/api/public/invitations/${path}`, payload, remoteAddress: elsewhere() });
const accept = (token: string, body: object = {}) =>
  open('accept', { token, full_name: 'Grace Hopper', password: PASSWORD, ...body });

async function session(answer: LightMyRequestResponse) {
  const { token } = answer.json<InvitationAccepted>();
  const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'partner' };
  return (await world.app.inject({ url: '/api/session', headers })).json();
}

test('shows the details of an invitation only with the token from the email', async () => {
  const { token, invitation } = await invited({
    partner_id: await partner({ name: 'Nordwind' }),
    full_name: 'Grace Hopper',
  });
  expect((await open('preview', { token })).json()).toEqual({
    email: invitation.email,
    full_name: 'Grace Hopper',
    role: 'partner_admin',
    company_name: 'Acme',
    company_logo_url: null,
    company_color: null,
    company_font: 'inter',
    company_favicon_url: null,
    company_website: null,
    company_privacy_url: null,
    company_imprint_url: null,
    company_cover_url: null,
    partner_name: 'Nordwind',
    invited_by_name: 'Test Person',
    expires_at: expect.any(String),
    has_account: false,
  });
  expect((await open('preview', { token: `${token.slice(0, -1)}x` })).statusCode).toBe(404);
  expect((await accept('a'.repeat(43))).statusCode).toBe(404);
});

test('uses the name given on acceptance unless the contact already has one', async () => {
  const partner_id = await partner();
  const [nameless, named] = [await invited({ partner_id }), await invited({ partner_id, full_name: 'G. Hopper' })];
  for (const { token } of [nameless, named]) expect((await accept(token)).statusCode).toBe(200);
  const contacts = await owner.get<{ email: string; full_name: string }[]>(`/contacts?partner_id=${partner_id}`);
  const nameOf = ({ invitation }: typeof named) => contacts.find(({ email }) => email === invitation.email)?.full_name;
  expect(nameOf(nameless)).toBe('Grace Hopper');
  expect(nameOf(named)).toBe('G. Hopper');
});

test('keeps the token out of responses, tables and the audit log', async () => {
  const { token, invitation } = await invited({ partner_id: await partner() });
  expect(JSON.stringify(invitation)).not.toContain(token);
  const kept = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ text: string }>(sql`
      select i::text as text from invitations i where id = ${invitation.id}
      union all select a::text from audit_events a where ref_id = ${invitation.id}`),
  );
  expect(kept.length).toBeGreaterThan(1);
  for (const { text } of kept) expect(text).not.toContain(token);
});

test('creates an account, a partner organization, a membership and a session on acceptance', async () => {
  const id = await partner({ name: 'Fresh Start' });
  const { token, invitation } = await invited({ partner_id: id });
  const answer = await accept(token);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ mode: 'partner', user: { email: invitation.email, name: 'Grace Hopper' } });
  expect(await session(answer)).toMatchObject({
    mode: 'partner',
    role: 'partner_admin',
    organization: { name: 'Fresh Start' },
    program: { partner_id: id, company: { name: 'Acme' } },
  });
  expect(await owner.get(`/partners/${id}`)).toMatchObject({ has_portal: true });
  expect(await owner.get(`/contacts?partner_id=${id}`)).toMatchObject([
    { email: invitation.email, portal_access: 'active', is_primary: true },
  ]);
  expect(await owner.get(`/invitations/${invitation.id}`)).toMatchObject({ status: 'accepted' });
});

test('accepts a token once, even for concurrent requests', async () => {
  const { token } = await invited({ partner_id: await partner() });
  const answers = await Promise.all([accept(token), accept(token)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await accept(token)).json().message).toContain('already used');
  expect((await open('preview', { token })).statusCode).toBe(409);
});

test('rejects a token after seven days until the invitation is resent', async () => {
  const { token, invitation } = await invited({ partner_id: await partner() });
  world.clock.advance(7 * 86_400_000);
  expect((await accept(token)).json().message).toContain('expired');
  await owner.post(`/invitations/${invitation.id}/resend`);
  expect((await accept(token)).statusCode).toBe(404);
  expect((await accept(await tokenFor(invitation.email))).statusCode).toBe(200);
});

test('limits the number of invitations to one address', async () => {
  const { owner } = await world.company('Insistent');
  const email = 'spared@elsewhere.test';
  const answers: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    const { id } = await owner.post<Invitation>('/invitations', { email, role: 'finance' });
    world.clock.advance(1_000);
    answers.push((await owner.request('POST', `/invitations/${id}/resend`, {})).statusCode);
    await owner.post(`/invitations/${id}/revoke`);
  }
  expect(answers).toEqual([200, 200, 429]);
  expect((await owner.request('POST', '/invitations', { email, role: 'finance' })).statusCode).toBe(429);
  await owner.post('/invitations', { email: 'another@elsewhere.test', role: 'finance' });
});

test('does not accept, resend or withdraw a withdrawn invitation', async () => {
  const { token, invitation } = await invited({ partner_id: await partner() });
  expect(await owner.post(`/invitations/${invitation.id}/revoke`)).toMatchObject({ status: 'revoked' });
  expect((await accept(token)).json().message).toContain('withdrawn');
  expect((await owner.request('POST', `/invitations/${invitation.id}/resend`, {})).statusCode).toBe(409);
  expect((await owner.request('POST', `/invitations/${invitation.id}/revoke`, {})).statusCode).toBe(409);
});

test('rejects a second open invitation of a person to the same partner', async () => {
  const partner_id = await partner();
  const { invitation } = await invited({ partner_id });
  const again = { partner_id, role: 'partner_member', email: invitation.email.toUpperCase() };
  const refused = await owner.request('POST', '/invitations', again);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ invitation_id: invitation.id });
  world.clock.advance(8 * 86_400_000);
  expect((await owner.request('POST', '/invitations', again)).statusCode).toBe(201);
});

test('asks an existing account for its password and keeps one login for several programs', async () => {
  const first = await partner({ name: 'In Acme' });
  const { token, invitation } = await invited({ partner_id: first });
  const home = (await session(await accept(token))).organization.id;

  const globex = await world.company('Globex');
  const second = await partner({ name: 'In Globex' }, globex);
  const { token: other } = await invited({ partner_id: second, email: invitation.email }, globex.owner);
  expect((await open('preview', { token: other })).json()).toMatchObject({ has_account: true });
  expect((await accept(other, { password: 'not my password' })).statusCode).toBe(401);

  const open_choice = await accept(other);
  expect(open_choice.statusCode).toBe(409);
  const { choices } = open_choice.json<{ choices: OrganizationChoice[] }>();
  expect(choices).toEqual([{ id: home, name: 'In Acme' }]);
  expect((await accept(other, { organization: newId() })).statusCode).toBe(422);

  const joined = await session(await accept(other, { organization: home }));
  expect(joined.programs.map((one: { partner_name: string }) => one.partner_name).sort()).toEqual([
    'In Acme',
    'In Globex',
  ]);
});

test('lets a person join a second partner with a separate organization', async () => {
  const { token, invitation } = await invited({ partner_id: await partner({ name: 'One' }) });
  await accept(token);
  const globex = await world.company('Globex II');
  const { token: other } = await invited(
    { partner_id: await partner({ name: 'Two' }, globex), email: invitation.email },
    globex.owner,
  );
  const seen = await session(await accept(other, { organization: 'new' }));
  expect(seen.programs).toHaveLength(2);
  const homes = await world.kernel.system.unscoped((tx) =>
    tx.rows(sql`
      select distinct partner_organization_id from partners
      where organization_id in (${company.id}, ${globex.id}) and name in (${'One'}, ${'Two'})`),
  );
  expect(homes).toHaveLength(2);
});

test('does not add people to an organization that works with other companies too', async () => {
  const { token, invitation } = await invited({ partner_id: await partner({ name: 'Shared' }) });
  const admin = await accept(token);
  const home = (await session(admin)).organization.id;
  const globex = await world.company('Globex III');
  const there = await partner({ name: 'Shared there' }, globex);
  const { token: link } = await invited({ partner_id: there, email: invitation.email }, globex.owner);
  await accept(link, { organization: home });

  const { token: planted } = await invited({ partner_id: there }, globex.owner);
  const refused = await accept(planted);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toContain('Only administrators of this organization can add people');

  const asked = await world.app.inject({
    method: 'POST',
    url: '/api/invitations',
    headers: {
      authorization: `Bearer ${admin.json<InvitationAccepted>().token}`,
      'x-tandem-mode': 'partner',
      'x-tandem-program': there,
    },
    payload: { role: 'partner_member', email: address() },
  });
  expect(asked.statusCode, asked.body).toBe(201);
  const welcome = await accept(await tokenFor(asked.json<Invitation>().email));
  expect(welcome.statusCode, welcome.body).toBe(200);
});

test('activates an invited partner on acceptance', async () => {
  const status_id = (await company.within((call) => partnerStatusByCategory(call, 'invited'))).id;
  const id = await partner({ status_id });
  const { token } = await invited({ partner_id: id });
  await accept(token);
  expect(await owner.get(`/partners/${id}`)).toMatchObject({
    status_category: 'active',
    joined_on: expect.any(String),
  });
});

test('rejects invitations to a partner that is not active in the program', async () => {
  const status_id = (await company.within((call) => partnerStatusByCategory(call, 'ended'))).id;
  const body = { role: 'partner_admin', email: address(), partner_id: await partner({ status_id }) };
  expect((await owner.request('POST', '/invitations', body)).statusCode).toBe(409);
});

test('lets administrators invite team members, and only owners invite owners', async () => {
  const { token } = await invited({ role: 'finance' });
  const answer = await accept(token);
  expect(answer.json()).toMatchObject({ mode: 'company' });
  expect(await owner.get('/people?role=finance')).toMatchObject([{ full_name: 'Grace Hopper', status: 'active' }]);

  const admin = await company.member('admin');
  const manager = await company.member('partner_manager');
  const ask = (person: Person, role: string) => person.request('POST', '/invitations', { email: address(), role });
  expect((await ask(admin, 'owner')).statusCode).toBe(422);
  expect((await ask(admin, 'admin')).statusCode).toBe(201);
  expect((await ask(manager, 'admin')).statusCode).toBe(403);
  expect((await ask(owner, 'partner_admin')).statusCode).toBe(422);
  const crossed = { email: address(), role: 'admin', partner_id: await partner() };
  expect((await owner.request('POST', '/invitations', crossed)).statusCode).toBe(422);
});

test('accepts custom roles, but not deleted ones or those of another company', async () => {
  const role = await owner.post<{ id: string }>('/roles', { name: 'Partner desk', permissions: ['partners:view'] });
  const { token, invitation } = await invited({ role: 'custom', role_id: role.id });
  expect(invitation).toMatchObject({ role: 'custom', role_id: role.id, role_name: 'Partner desk' });
  const answer = await accept(token);
  expect(answer.statusCode, answer.body).toBe(200);
  const headers = { authorization: `Bearer ${answer.json<InvitationAccepted>().token}` };
  expect((await world.app.inject({ url: '/api/partners', headers })).statusCode).toBe(200);
  expect((await world.app.inject({ url: '/api/contacts', headers })).statusCode).toBe(403);

  const ask = (body: object) => owner.request('POST', '/invitations', { email: address(), ...body });
  expect((await ask({ role: 'custom' })).statusCode).toBe(422);
  const foreign = await (await world.company('Other roles')).owner.post<{ id: string }>('/roles', {
    name: 'X',
    permissions: [],
  });
  expect((await ask({ role: 'custom', role_id: foreign.id })).statusCode).toBe(404);

  const late = await owner.post<{ id: string }>('/roles', { name: 'Short-lived', permissions: [] });
  const { token: stale } = await invited({ role: 'custom', role_id: late.id });
  await owner.request('DELETE', `/roles/${late.id}`);
  expect((await accept(stale)).json().message).toContain('no longer exists');
});

test('rejects weak passwords and missing names without using up the token', async () => {
  const { token } = await invited({ partner_id: await partner() });
  expect((await accept(token, { password: 'short' })).statusCode).toBe(400);
  expect((await accept(token, { password: 'password123' })).json().errors).toHaveProperty('password');
  expect((await accept(token, { full_name: undefined })).json().errors).toHaveProperty('full_name');
  expect((await accept(token)).statusCode).toBe(200);
});

test('ends removed access immediately, and only for the company of the partner', async () => {
  const partner_id = await partner();
  const { token } = await invited({ partner_id });
  const answer = await accept(token);
  const [contact] = await owner.get<{ id: string }[]>(`/contacts?partner_id=${partner_id}`);
  const stranger = (await world.company('Stranger')).owner;
  expect((await stranger.request('POST', `/contacts/${contact!.id}/remove_access`, {})).statusCode).toBe(404);
  await owner.post(`/contacts/${contact!.id}/remove_access`);
  world.kernel.identity.forget();
  expect((await session(answer)).statusCode).toBe(401);
  expect(await owner.get(`/contacts/${contact!.id}`)).toMatchObject({ portal_access: 'none' });
  expect((await owner.request('POST', `/contacts/${contact!.id}/remove_access`, {})).statusCode).toBe(409);
});

test("a partner's administrator sees its own invitations only, and keeps the last key", async () => {
  const [own, other] = [await partner(), await partner()];
  await invited({ partner_id: other });
  const { token } = await invited({ partner_id: own });
  const answer = await accept(token);
  const headers = { authorization: `Bearer ${answer.json<InvitationAccepted>().token}` };
  const seen = (await world.app.inject({ url: '/api/invitations', headers })).json<Record<string, unknown>[]>();
  expect(seen).toHaveLength(1);
  expect(seen[0]).not.toHaveProperty('invited_by_name');
  const [me] = (await world.app.inject({ url: '/api/contacts', headers })).json<{ id: string }[]>();
  const url = `/api/contacts/${me!.id}/remove_access`;
  expect((await world.app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(409);
});

test('lets only people who manage the team withdraw and resend team invitations', async () => {
  const role = await owner.post<{ id: string }>('/roles', { name: 'Recruiter', permissions: ['invitations:manage'] });
  const recruiter = await company.member('read_only');
  await owner.patch(`/team_members/${recruiter.user_id}`, { role: 'custom', role_id: role.id });
  const { invitation } = await invited({ role: 'admin' });
  for (const step of ['resend', 'revoke'])
    expect((await recruiter.request('POST', `/invitations/${invitation.id}/${step}`, {})).statusCode).toBe(409);
  const { invitation: outside } = await invited({ partner_id: await partner() }, recruiter);
  expect((await recruiter.request('POST', `/invitations/${outside.id}/revoke`, {})).statusCode).toBe(200);
});

test('does not let people who can invite remove the administrators of a partner', async () => {
  const partner_id = await partner();
  const { token } = await invited({ partner_id });
  await accept(token);
  const admin = await world.partnerUser(company, partner_id);
  const host = await world.partnerUser(company, partner_id);
  const role = await admin.post<{ id: string }>('/roles', { name: 'Host', permissions: ['invitations:manage'] });
  await admin.patch(`/team_members/${host.user_id}`, { role: 'partner_custom', role_id: role.id });
  const [contact] = await owner.get<{ id: string }[]>(`/contacts?partner_id=${partner_id}&portal_access=active`);
  const refused = await host.request('POST', `/contacts/${contact!.id}/remove_access`, {});
  expect(refused.statusCode, refused.body).toBe(409);
  expect((await admin.request('POST', `/contacts/${contact!.id}/remove_access`, {})).statusCode).toBe(204);
});

test('ends sessions and keys with the access, and does not restore them', async () => {
  const partner_id = await partner();
  const { token, invitation } = await invited({ partner_id });
  const { token: session } = (await accept(token)).json<InvitationAccepted>();
  const as = (bearer: string) => ({ headers: { authorization: `Bearer ${bearer}` } });
  const made = await world.app.inject({
    method: 'POST',
    url: '/api/api_keys',
    payload: { name: 'Sync', permissions: ['contacts:view'] },
    ...as(session),
  });
  const { secret } = made.json<{ secret: string }>();
  expect((await world.app.inject({ url: '/api/contacts', ...as(secret) })).statusCode).toBe(200);
  const [contact] = await owner.get<{ id: string }[]>(`/contacts?partner_id=${partner_id}&portal_access=active`);
  await owner.post(`/contacts/${contact!.id}/remove_access`);
  const again = await invited({ partner_id, email: invitation.email });
  expect((await accept(again.token)).statusCode).toBe(200);
  expect((await world.app.inject({ url: '/api/contacts', ...as(secret) })).statusCode).toBe(401);
  expect((await world.app.inject({ url: '/api/session', ...as(session) })).statusCode).toBe(401);
});

test('does not let removed members return with an invitation they sent themselves', async () => {
  const admin = await company.member('admin');
  const { token } = await invited({ role: 'admin' }, admin);
  await owner.post(`/team_members/${admin.user_id}/deactivate`);
  expect((await accept(token)).json()).toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('withdrawn'),
  });

  const partner_id = await partner();
  const [first, second] = [await world.partnerUser(company, partner_id), await world.partnerUser(company, partner_id)];
  const { token: portal } = await invited({}, first);
  await second.post(`/team_members/${first.user_id}/deactivate`);
  expect((await accept(portal)).statusCode).toBe(409);
});

test('gives no role that the inviter can no longer assign', async () => {
  const admin = await company.member('admin');
  const sent = () => invited({ role: 'admin' }, admin);
  const [demoted, left, kept] = [await sent(), await sent(), await invited({ role: 'read_only' }, admin)];
  const refusal = { statusCode: 409, message: expect.stringContaining('can no longer assign this role') };
  await owner.patch(`/team_members/${admin.user_id}`, { role: 'finance' });
  expect((await accept(demoted.token)).json()).toMatchObject(refusal);
  await owner.patch(`/team_members/${admin.user_id}`, { role: 'admin' });
  expect((await accept(demoted.token)).statusCode).toBe(200);
  expect((await accept(kept.token)).statusCode).toBe(200);
  await admin.post('/profile/leave', { organization_id: company.id });
  expect((await accept(left.token)).json()).toMatchObject(refusal);

  const partner_id = await partner();
  const [first, second] = [await world.partnerUser(company, partner_id), await world.partnerUser(company, partner_id)];
  const { token: portal } = await invited({}, first);
  await second.patch(`/team_members/${first.user_id}`, { role: 'partner_member' });
  expect((await accept(portal)).json()).toMatchObject(refusal);
  await second.patch(`/team_members/${first.user_id}`, { role: 'partner_admin' });
  expect((await accept(portal)).statusCode).toBe(200);
});

test('allows several previews per minute from one network address', async () => {
  const { token } = await invited({ role: 'finance' });
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const seen = await world.app.inject({
      method: 'POST',
      url: '/api/public/invitations/preview',
      payload: { token },
      remoteAddress: '10.1.1.2',
    });
    expect(seen.statusCode).toBe(200);
  }
});

test('limits the tokens tried from one network address', async () => {
  const guess = () =>
    world.app.inject({
      method: 'POST',
      url: '/api/public/invitations/preview',
      payload: { token: newId() },
      remoteAddress: '10.1.1.1',
    });
  const answers = [];
  for (let attempt = 0; attempt < 11; attempt += 1) answers.push((await guess()).statusCode);
  expect(new Set(answers.slice(0, 10))).toEqual(new Set([404]));
  expect(answers[10]).toBe(429);
});
