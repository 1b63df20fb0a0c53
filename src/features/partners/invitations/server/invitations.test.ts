import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedTo } from '#features/engagement/mails/server/testing/mailed.ts';
import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
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

/** From the mail, where its reader has it from. */
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

test('somebody invited sees by whom and to what, and only with the secret of the mail', async () => {
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
    company_colour: null,
    partner_name: 'Nordwind',
    invited_by_name: 'Test Person',
    expires_at: expect.any(String),
    has_account: false,
  });
  expect((await open('preview', { token: `${token.slice(0, -1)}x` })).statusCode).toBe(404);
  expect((await accept('a'.repeat(43))).statusCode).toBe(404);
});

test('who was invited by the address alone is known by the name they give, and a name that was given before stays', async () => {
  const partner_id = await partner();
  const [nameless, named] = [await invited({ partner_id }), await invited({ partner_id, full_name: 'G. Hopper' })];
  for (const { token } of [nameless, named]) expect((await accept(token)).statusCode).toBe(200);
  const contacts = await owner.get<{ email: string; full_name: string }[]>(`/contacts?partner_id=${partner_id}`);
  const nameOf = ({ invitation }: typeof named) => contacts.find(({ email }) => email === invitation.email)?.full_name;
  expect(nameOf(nameless)).toBe('Grace Hopper');
  expect(nameOf(named)).toBe('G. Hopper');
});

test('the secret is neither in the answer, nor in the table, nor in the log of changes', async () => {
  const { token, invitation } = await invited({ partner_id: await partner() });
  expect(JSON.stringify(invitation)).not.toContain(token);
  const kept = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ text: string }>(
      `select i::text as text from invitations i where id = $1
       union all select a::text from audit_events a where ref_id = $1`,
      [invitation.id],
    ),
  );
  expect(kept.length).toBeGreaterThan(1);
  for (const { text } of kept) expect(text).not.toContain(token);
});

test('accepting makes an account, a partner organisation, a membership and a way in', async () => {
  const id = await partner({ name: 'Fresh Start' });
  const { token, invitation } = await invited({ partner_id: id });
  const answer = await accept(token);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ mode: 'partner', user: { email: invitation.email, name: 'Grace Hopper' } });
  expect(await session(answer)).toMatchObject({
    mode: 'partner',
    role: 'partner_admin',
    organization: { name: 'Fresh Start' },
    programme: { partner_id: id, company: { name: 'Acme' } },
  });
  expect(await owner.get(`/partners/${id}`)).toMatchObject({ has_portal: true });
  expect(await owner.get(`/contacts?partner_id=${id}`)).toMatchObject([
    { email: invitation.email, portal_access: 'active', is_primary: true },
  ]);
  expect(await owner.get(`/invitations/${invitation.id}`)).toMatchObject({ status: 'accepted' });
});

test('a secret works once, even for two at the same instant', async () => {
  const { token } = await invited({ partner_id: await partner() });
  const answers = await Promise.all([accept(token), accept(token)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await accept(token)).json().message).toContain('used already');
  expect((await open('preview', { token })).statusCode).toBe(409);
});

test('after seven days a secret no longer works, until the invitation is sent again', async () => {
  const { token, invitation } = await invited({ partner_id: await partner() });
  world.clock.advance(7 * 86_400_000);
  expect((await accept(token)).json().message).toContain('expired');
  await owner.post(`/invitations/${invitation.id}/resend`);
  expect((await accept(token)).statusCode).toBe(404);
  expect((await accept(await tokenFor(invitation.email))).statusCode).toBe(200);
});

test('nobody fills a mailbox by inviting its owner again and again, by whatever way', async () => {
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

test('a withdrawn invitation cannot be accepted, sent again or withdrawn twice', async () => {
  const { token, invitation } = await invited({ partner_id: await partner() });
  expect(await owner.post(`/invitations/${invitation.id}/revoke`)).toMatchObject({ status: 'revoked' });
  expect((await accept(token)).json().message).toContain('withdrawn');
  expect((await owner.request('POST', `/invitations/${invitation.id}/resend`, {})).statusCode).toBe(409);
  expect((await owner.request('POST', `/invitations/${invitation.id}/revoke`, {})).statusCode).toBe(409);
});

test('nobody is invited twice to the same partner while the first invitation stands', async () => {
  const partner_id = await partner();
  const { invitation } = await invited({ partner_id });
  const again = { partner_id, role: 'partner_member', email: invitation.email.toUpperCase() };
  const refused = await owner.request('POST', '/invitations', again);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ invitation_id: invitation.id });
  world.clock.advance(8 * 86_400_000);
  expect((await owner.request('POST', '/invitations', again)).statusCode).toBe(201);
});

test('who has an account proves it by its password, and keeps one login for several programmes', async () => {
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
  expect(joined.programmes.map((one: { partner_name: string }) => one.partner_name).sort()).toEqual([
    'In Acme',
    'In Globex',
  ]);
});

test('a person may keep a second partner apart from the organisation they have', async () => {
  const { token, invitation } = await invited({ partner_id: await partner({ name: 'One' }) });
  await accept(token);
  const globex = await world.company('Globex II');
  const { token: other } = await invited(
    { partner_id: await partner({ name: 'Two' }, globex), email: invitation.email },
    globex.owner,
  );
  const seen = await session(await accept(other, { organization: 'new' }));
  expect(seen.programmes).toHaveLength(2);
  const homes = await world.kernel.system.unscoped((tx) =>
    tx.rows(
      'select distinct partner_organization_id from partners where organization_id in ($1, $2) and name in ($3, $4)',
      [company.id, globex.id, 'One', 'Two'],
    ),
  );
  expect(homes).toHaveLength(2);
});

test('a company cannot put its people into an organisation that also works with others', async () => {
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
  expect(refused.json().message).toContain('brings in its people itself');

  const asked = await world.app.inject({
    method: 'POST',
    url: '/api/invitations',
    headers: {
      authorization: `Bearer ${admin.json<InvitationAccepted>().token}`,
      'x-tandem-mode': 'partner',
      'x-tandem-programme': there,
    },
    payload: { role: 'partner_member', email: address() },
  });
  expect(asked.statusCode, asked.body).toBe(201);
  const welcome = await accept(await tokenFor(asked.json<Invitation>().email));
  expect(welcome.statusCode, welcome.body).toBe(200);
});

test('a partner invited into the programme becomes active by accepting', async () => {
  const status_id = (await company.within((call) => partnerStatusByCategory(call, 'invited'))).id;
  const id = await partner({ status_id });
  const { token } = await invited({ partner_id: id });
  await accept(token);
  expect(await owner.get(`/partners/${id}`)).toMatchObject({
    status_category: 'active',
    joined_on: expect.any(String),
  });
});

test('nobody is invited to a partner that takes no part in the programme', async () => {
  const status_id = (await company.within((call) => partnerStatusByCategory(call, 'ended'))).id;
  const body = { role: 'partner_admin', email: address(), partner_id: await partner({ status_id }) };
  expect((await owner.request('POST', '/invitations', body)).statusCode).toBe(409);
});

test('colleagues are invited by who may manage everything, and owners only by owners', async () => {
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

test('an invitation may carry a role of one’s own, and none that is gone or is somebody else’s', async () => {
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

test('weak passwords and nameless accounts are refused, and the secret stays good', async () => {
  const { token } = await invited({ partner_id: await partner() });
  expect((await accept(token, { password: 'short' })).statusCode).toBe(400);
  expect((await accept(token, { password: 'password123' })).json().errors).toHaveProperty('password');
  expect((await accept(token, { full_name: undefined })).json().errors).toHaveProperty('full_name');
  expect((await accept(token)).statusCode).toBe(200);
});

test('access that is removed ends at once, and only the company of the partner removes it', async () => {
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

test('an invitation into the team is withdrawn and sent again by whoever runs the team', async () => {
  const role = await owner.post<{ id: string }>('/roles', { name: 'Recruiter', permissions: ['invitations:manage'] });
  const recruiter = await company.member('read_only');
  await owner.patch(`/team_members/${recruiter.user_id}`, { role: 'custom', role_id: role.id });
  const { invitation } = await invited({ role: 'admin' });
  for (const step of ['resend', 'revoke'])
    expect((await recruiter.request('POST', `/invitations/${invitation.id}/${step}`, {})).statusCode).toBe(409);
  const { invitation: outside } = await invited({ partner_id: await partner() }, recruiter);
  expect((await recruiter.request('POST', `/invitations/${outside.id}/revoke`, {})).statusCode).toBe(200);
});

test('who may invite for a partner does not put its administrators out', async () => {
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

test('with the access go sessions and keys, and none of them comes back with it', async () => {
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

test('who is shut out of a team does not come back by an invitation of their own', async () => {
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

test('an invitation gives no more than whoever sent it may still give', async () => {
  const admin = await company.member('admin');
  const sent = () => invited({ role: 'admin' }, admin);
  const [demoted, left, kept] = [await sent(), await sent(), await invited({ role: 'read_only' }, admin)];
  const refusal = { statusCode: 409, message: expect.stringContaining('may not give this role any more') };
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

test('an office behind one address opens its invitations in the same minute', async () => {
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

test('nobody tries secrets without end from one place', async () => {
  const guess = () =>
    world.app.inject({
      method: 'POST',
      url: '/api/public/invitations/preview',
      payload: { token: newId() },
      remoteAddress: '10.1.1.1',
    });
  const answers = [];
  for (let attempt = 0; attempt < 21; attempt += 1) answers.push((await guess()).statusCode);
  expect(new Set(answers.slice(0, 20))).toEqual(new Set([404]));
  expect(answers[20]).toBe(429);
});
