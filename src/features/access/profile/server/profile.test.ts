import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { linkContact } from '#features/partners/contacts/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { createApp, createKernel } from '#server/app.ts';
import { openImpersonation } from '#server/auth/impersonation.ts';
import { hashSecret } from '#server/auth/secret-token.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, PASSWORD, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { Profile } from '../schema.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

let places = 0;
const signIn = (email: string, password = PASSWORD, userAgent = '') =>
  world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password },
    headers: { 'user-agent': userAgent },
    remoteAddress: `10.7.0.${++places}`,
  });
const tokenFor = async (email: string) => (await mailedTo(world.kernel, email)).token;
const confirm = (token: string) =>
  world.app.inject({ method: 'POST', url: '/api/auth/confirm-email', payload: { token }, remoteAddress: '10.7.1.1' });
const subjects = async (email: string) =>
  world.kernel.system.unscoped((tx) =>
    tx.rows<{ subject: string }>(
      sql`select subject from mail_outbox where to_address = ${email} order by created_at, id`,
    ),
  );

test('gives every user a profile, whatever their role', async () => {
  for (const role of ['owner', 'read_only'] as const) {
    const person = await company.member(role);
    expect(await person.get('/profile')).toEqual({
      id: person.user_id,
      email: person.email,
      email_verified: true,
      new_email: null,
      full_name: 'Test Person',
      username: null,
      image_url: null,
      phone: null,
      has_password: true,
      two_factor: { enabled_at: null, recovery_codes_left: 0 },
      two_factor_required_by: [],
      memberships: [
        {
          organization_id: company.id,
          name: 'Acme',
          kind: 'company',
          role,
          role_name: null,
          requires_two_factor: false,
          stays_because: null,
        },
      ],
    });
  }
});

test('shows a new name and picture immediately in every process', async () => {
  const person = await company.member('read_only');
  const image_url = '/api/pictures/abcdefghijklmnopqrstuvwx.png';
  await person.patch('/profile', { full_name: ' Grace Hopper ', image_url });
  expect(await person.get('/me')).toMatchObject({ fullName: 'Grace Hopper', imageUrl: image_url });
  expect(await company.owner.get(`/people/${person.user_id}`)).toMatchObject({ full_name: 'Grace Hopper', image_url });
  await person.patch('/profile', { image_url: null });
  expect(await person.get('/profile')).toMatchObject({ full_name: 'Grace Hopper', image_url: null });
});

test.each([
  [{ image_url: 'https://tracker.example/pixel.png' }, 422],
  [{ image_url: '/api/pictures/../../secrets.png' }, 422],
  [{ full_name: '  ' }, 400],
  [{ email: 'other@example.com' }, 400],
  [{}, 400],
])('a profile rejects %j', async (changes, status) => {
  const person = await company.member('read_only');
  expect((await person.request('PATCH', '/profile', changes)).statusCode).toBe(status);
});

test('uses a new address once its mailbox confirmed it, and informs the old address', async () => {
  const person = await company.member('admin');
  const email = `new-${newId().slice(-8)}@tandem.test`;
  const ask = (password: string) => person.request('POST', '/profile/email', { email: email.toUpperCase(), password });
  expect((await ask('wrong')).json()).toMatchObject({ statusCode: 422, errors: { password: ['is wrong'] } });
  expect((await ask(PASSWORD)).json()).toMatchObject({ email: person.email, new_email: email });
  expect((await signIn(email)).statusCode).toBe(401);
  expect((await confirm(await tokenFor(email))).json()).toEqual({ email });
  expect(await person.get('/profile')).toMatchObject({ email, email_verified: true, new_email: null });
  expect((await signIn(email)).statusCode).toBe(200);
  expect((await signIn(person.email)).statusCode).toBe(401);
  expect((await subjects(person.email)).at(-1)).toEqual({ subject: 'Your email address was changed' });
});

test('does not reveal that a new address is taken, and never confirms it', async () => {
  const person = await company.member('admin');
  const { email } = company.owner;
  const asked = await person.request('POST', '/profile/email', { email, password: PASSWORD });
  expect(asked.json()).toMatchObject({ new_email: email });
  expect((await subjects(email)).at(-1)).toEqual({ subject: 'You already have an account' });
  expect(await tokenFor(email)).toBe('');
});

test('keeps the address when the change is canceled', async () => {
  const person = await company.member('admin');
  const email = `new-${newId().slice(-8)}@tandem.test`;
  await person.post('/profile/email', { email, password: PASSWORD });
  expect(await person.post('/profile/email/cancel')).toMatchObject({ email: person.email, new_email: null });
  expect((await confirm(await tokenFor(email))).statusCode).toBe(409);
});

test('does not confirm an address requested with a former password', async () => {
  const person = await company.member('admin');
  const email = `taken-over-${newId().slice(-8)}@tandem.test`;
  await person.post('/profile/email', { email, password: PASSWORD });
  const change = { password: PASSWORD, new_password: 'a brand new secret' };
  expect((await person.request('POST', '/profile/password', change)).statusCode).toBe(204);
  expect((await confirm(await tokenFor(email))).statusCode).toBe(409);
  expect(await person.get('/profile')).toMatchObject({ email: person.email, new_email: null });
});

test('replaces the old password and ends every other session', async () => {
  const person = await company.member('finance');
  const elsewhere = (await signIn(person.email)).json().token;
  const change = (password: string, new_password: string) =>
    person.request('POST', '/profile/password', { password, new_password });
  expect((await change('wrong', 'a brand new secret')).json().errors).toEqual({ password: ['is wrong'] });
  expect((await change(PASSWORD, 'password123')).json().errors).toEqual({
    new_password: ['is too common. Choose another one.'],
  });
  expect((await change(PASSWORD, 'a brand new secret')).statusCode).toBe(204);
  expect((await person.request('GET', '/session')).statusCode).toBe(200);
  const headers = { authorization: `Bearer ${elsewhere}` };
  expect((await world.app.inject({ url: '/api/session', headers })).statusCode).toBe(401);
  expect((await signIn(person.email, 'a brand new secret')).statusCode).toBe(200);
  expect((await subjects(person.email)).at(-1)).toEqual({ subject: 'Your password was changed' });
});

test('limits password guesses by an open session', async () => {
  const person = await company.member('finance');
  const guess = () => person.request('POST', '/profile/two_factor', { password: 'wrong' });
  for (let at = 0; at < 5; at += 1) expect((await guess()).statusCode).toBe(422);
  expect((await guess()).statusCode).toBe(429);
});

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';

test('lists sessions with device, address and last activity, the current one first', async () => {
  const person = await company.member('finance');
  await signIn(person.email, PASSWORD, firefox);
  const sessions = await person.get<Record<string, unknown>[]>('/sessions');
  expect(sessions).toMatchObject([
    { is_current: true },
    { is_current: false, device: 'Firefox on Windows', address: expect.stringMatching(/^10\.7\./) },
  ]);
  expect(Date.now() - Date.parse(sessions[1]!.last_seen_at as string)).toBeLessThan(60_000);
  expect(JSON.stringify(sessions)).not.toContain(person.token);
});

test('updates the last activity of a session in use', async () => {
  const person = await company.member('finance');
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      update identity.sessions set last_seen_at = now() - interval '1 day'
      where token_hash = ${hashSecret(person.token)}`),
  );
  world.kernel.identity.forget();
  await person.get('/session');
  await expect
    .poll(async () => {
      const [{ last_seen_at }] = await person.get<[{ last_seen_at: string }]>('/sessions');
      return Date.now() - Date.parse(last_seen_at);
    })
    .toBeLessThan(60_000);
});

test('ends a revoked session and its event stream immediately, in every process', async () => {
  const { config, sealing } = world.kernel;
  const { appUrl, systemUrl } = world.database;
  const kernel = await createKernel({ config, sealing, clock: world.clock, appUrl, systemUrl });
  const other = await createApp(kernel);
  const person = await company.member('finance');
  const thief = (await signIn(person.email)).json().token;
  const headers = { authorization: `Bearer ${thief}` };
  try {
    const address = await other.listen({ port: 0, host: '127.0.0.1' });
    const stream = await fetch(`${address}/api/events`, { headers });
    expect(stream.status).toBe(200);
    const id = (await other.inject({ url: '/api/sessions', headers })).json()[0].id;
    expect((await person.request('DELETE', `/sessions/${id}`)).statusCode).toBe(204);
    const reader = stream.body!.getReader();
    let last = await reader.read();
    while (!last.done) last = await reader.read();
    expect((await other.inject({ url: '/api/session', headers })).statusCode).toBe(401);
    expect((await world.app.inject({ url: '/api/session', headers })).statusCode).toBe(401);
    expect((await person.request('DELETE', `/sessions/${id}`)).statusCode).toBe(404);
  } finally {
    await other.close();
    await kernel.close();
  }
});

test('shows an impersonator in the session list and lets the user end the session', async () => {
  const person = await company.member('finance');
  const { token } = await world.kernel.system.unscoped((tx) =>
    openImpersonation(tx, {
      organization_id: company.id,
      impersonator: { id: company.owner.user_id, name: 'Suri Super' },
      is_by_operator: false,
      user_id: person.user_id,
      partner_id: null,
      reason: 'asked for help with a payout',
      device: { ip: '10.0.0.1', userAgent: firefox },
    }),
  );
  const headers = { authorization: `Bearer ${token}` };
  expect((await world.app.inject({ url: '/api/session', headers })).statusCode).toBe(200);
  const viewer = (await person.get<{ id: string; device: string }[]>('/sessions'))[1]!;
  expect(viewer.device).toBe('Suri Super, viewing as you');
  await person.request('DELETE', `/sessions/${viewer.id}`);
  expect((await world.app.inject({ url: '/api/session', headers })).statusCode).toBe(401);
});

test('ends all other sessions at once, and never those of another user', async () => {
  const person = await company.member('finance');
  await signIn(person.email);
  await signIn(person.email);
  const [own] = await person.get<{ id: string }[]>('/sessions');
  expect((await company.owner.request('DELETE', `/sessions/${own!.id}`)).statusCode).toBe(404);
  expect(await person.post('/sessions/revoke_others')).toEqual({ ended: 2 });
  expect(await person.get('/sessions')).toHaveLength(1);
});

test('formats dates and numbers by the user’s own setting', async () => {
  const person = await company.member('finance');
  expect(await person.get('/session')).toMatchObject({ region: null, config: { region: 'en' } });
  await person.patch('/user/preference', { region: 'en-gb' });
  expect(await person.get('/session')).toMatchObject({ region: 'en-gb', config: { region: 'en' } });
  await person.patch('/user/preference', { region: null });
  expect(await person.get('/session')).toMatchObject({ region: null });
  expect((await person.request('PATCH', '/user/preference', { region: 'de' })).statusCode).toBe(400);
});

test('keeps the language of a person apart from the formats of dates', async () => {
  const person = await company.member('finance');
  expect(await person.get('/session')).toMatchObject({ language: null });
  await person.patch('/user/preference', { language: 'pt-BR' });
  expect(await person.get('/session')).toMatchObject({ language: 'pt-BR', region: null });
  for (const language of ['xx', 'en-gb', 'en-XA', 'pt']) {
    expect((await person.request('PATCH', '/user/preference', { language })).statusCode, language).toBe(400);
  }
});

test('keeps the rows per page of a person, and the company’s for people who never chose', async () => {
  const program = await world.company('Long lists');
  const person = await program.member('finance');
  expect(await person.get('/session')).toMatchObject({ page_size: null, config: { page_size: '10' } });
  await program.owner.patch(`/organizations/${program.id}`, { page_size: '50' });
  expect(await person.get('/session')).toMatchObject({ page_size: null, config: { page_size: '50' } });
  await person.patch('/user/preference', { page_size: 'fit' });
  expect(await person.get('/session')).toMatchObject({ page_size: 'fit', config: { page_size: '50' } });
  expect(await program.owner.get('/session')).toMatchObject({ page_size: null });
  for (const wrong of ['11', 50, '']) {
    expect((await person.request('PATCH', '/user/preference', { page_size: wrong })).statusCode).toBe(400);
  }
  // The default of the interface stays ten, whatever a person likes to see.
  await program.within((call) => samplePartner(call));
  expect((await person.request('GET', '/partners')).headers['x-total-count']).toBe('1');
});

const leave = (person: Person, organization_id: string) =>
  person.request('POST', '/profile/leave', { organization_id });

test('a person who leaves a company loses access, and the last owner cannot leave', async () => {
  const own = await world.company('Leaving');
  const second = await own.member('owner');
  expect((await leave(own.owner, company.id)).statusCode).toBe(404);
  expect((await leave(second, own.id)).json()).toMatchObject({ memberships: [] });
  expect((await second.request('GET', '/partners')).statusCode).toBe(401);
  const refused = await leave(own.owner, own.id);
  expect(refused.json()).toMatchObject({ statusCode: 409, message: expect.stringContaining('only owner of Leaving') });
  expect((await own.owner.get<Profile>('/profile')).memberships[0]!.stays_because).toContain('only owner');
});

test('keeps one of two last owners who leave at the same time', async () => {
  const own = await world.company('Two');
  const second = await own.member('owner');
  const answers = await Promise.all([leave(own.owner, own.id), leave(second, own.id)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('turns a user who leaves a partner into a contact without access, in every program', async () => {
  const partner_id = await company.within((call) => samplePartner(call, {}));
  const admin = await world.partnerUser(company, partner_id);
  const member = await world.partnerUser(company, partner_id, 'partner_member');
  const contact_id = await company.within((call) => sampleContact(call, { partner_id }));
  await company.within((call) => linkContact(call, contact_id, member.user_id));
  const [home] = (await member.get<Profile>('/profile')).memberships;
  expect((await leave(admin, home!.organization_id)).json().message).toContain('only administrator');
  expect((await leave(member, home!.organization_id)).statusCode).toBe(200);
  expect((await member.request('GET', '/session')).statusCode).toBe(401);
  expect(await company.owner.get(`/contacts/${contact_id}`)).toMatchObject({ portal_access: 'none' });
  const [left] = await company.owner.get<{ changes: object }[]>(
    `/audit_events?ref_id=${contact_id}&_sort=at&_order=desc`,
  );
  expect(left!.changes).toMatchObject({ user_id: [member.user_id, null] });
});

test('ends the keys of a user who leaves a partner, and does not restore them on return', async () => {
  const partner_id = await company.within((call) => samplePartner(call, {}));
  await world.partnerUser(company, partner_id);
  const admin = await world.partnerUser(company, partner_id);
  const { id } = await admin.post<{ id: string }>('/api_keys', { name: 'Sync', permissions: ['contacts:view'] });
  const [home] = (await admin.get<Profile>('/profile')).memberships;
  expect((await leave(admin, home!.organization_id)).statusCode).toBe(200);
  expect(await company.owner.get(`/api_keys/${id}`)).toMatchObject({ status: 'revoked' });
});
