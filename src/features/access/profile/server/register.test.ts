import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { createApp } from '#server/app.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { createWorld, PASSWORD, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import { companyFor, nameFor } from './company-name.ts';
import { createOwnCompany } from './own-company.ts';
import { mailGuesses, mailReset } from './passwords.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

let places = 0;
const anywhere = () => `10.5.${Math.floor(++places / 200)}.${places % 200}`;
const post = (path: string, payload: object, remoteAddress = anywhere(), app = world.app) =>
  app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress });
const get = async (token: string, url: string) =>
  (await world.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } })).json();
const address = (domain = 'nordwind-energy.example') => `ann.smith-${newId().slice(-6)}@${domain}`;
const count = async (text: string, values: unknown[]) => world.kernel.system.unscoped((tx) => tx.run(text, values));

const mailTo = (email: string) => mailedTo(world.kernel, email);

test('registers a new user with an account and a ready-to-use company', async () => {
  const email = address();
  const answer = await post('register', { email: email.toUpperCase(), password: PASSWORD });
  expect(answer.statusCode, answer.body).toBe(201);
  const { token, user } = answer.json();
  expect(user).toEqual({ id: expect.any(String), email, name: expect.stringMatching(/^Ann Smith/), image: null });
  const session = await get(token, '/session');
  expect(session).toMatchObject({
    mode: 'company',
    modes: ['company'],
    role: 'owner',
    organization: { name: 'Nordwind Energy' },
    user: { email, email_verified: false },
  });
  expect(await get(token, '/partner_statuses')).not.toHaveLength(0);
  expect(await get(token, '/opportunity_types')).toMatchObject([{ is_default: true }]);
  expect(await get(token, '/onboarding/status')).toMatchObject({ status: 'not_started' });
  expect(await get(token, '/partners')).toEqual([]);
  // And the account works like any other.
  expect((await post('sign-in/email', { email, password: PASSWORD })).statusCode).toBe(200);
});

test('takes the region and time zone of a new company from the browser', async () => {
  const begin = async (given: object) =>
    get((await post('register', { email: address(), password: PASSWORD, ...given })).json().token, '/session');
  const known = await begin({ region: 'en-gb', timezone: 'Europe/Vienna' });
  expect(known.config).toMatchObject({ region: 'en-gb', timezone: 'Europe/Vienna' });
  const odd = await begin({ timezone: 'Moon/Tranquillity' });
  expect(odd.config).toMatchObject({ region: 'en', timezone: 'UTC' });
});

test('isolates two registrations from each other', async () => {
  const [one, two] = await Promise.all(
    [address(), address()].map(async (email) => (await post('register', { email, password: PASSWORD })).json().token),
  );
  const ids = [(await get(one, '/session')).organization.id, (await get(two, '/session')).organization.id];
  expect(ids[0]).not.toBe(ids[1]);
  const people = await get(one, '/people');
  expect(people).toHaveLength(1);
});

test('names the field of missing or invalid input', async () => {
  expect((await post('register', { email: 'nobody', password: PASSWORD })).json().errors).toHaveProperty('email');
  expect((await post('register', { email: address() })).json().errors).toEqual({ password: ['is required'] });
  const weak = await post('register', { email: address(), password: 'password123' });
  expect(weak.json()).toMatchObject({ statusCode: 422, errors: { password: ['is too common. Choose another one.'] } });
  const known = await post('register', { email: 'ann.smith@nordwind.example', password: 'nordwind2026' });
  expect(known.json().errors.password[0]).toContain('name or email address');
});

test('does not reveal an existing account, but notifies its owner and creates nothing', async () => {
  const email = address();
  await post('register', { email, password: PASSWORD });
  const again = await post('register', { email, password: 'another long secret' });
  expect(again.json()).toEqual({ message: 'Error while registering', statusCode: 422 });
  expect((await mailTo(email)).subject).toBe('You already have an account');
  expect(await count('select from identity.users where email = $1', [email])).toBe(1);
  expect((await post('sign-in/email', { email, password: 'another long secret' })).statusCode).toBe(401);
});

test('creates one account for two simultaneous registrations of one address', async () => {
  const email = address();
  const answers = await Promise.all([1, 2, 3].map(() => post('register', { email, password: PASSWORD })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
  expect(
    await count('select from memberships m join identity.users u on u.id = m.user_id where u.email = $1', [email]),
  ).toBe(1);
});

test('lets several people behind one address register and reset passwords in the same minute', async () => {
  const from = '10.6.0.2';
  for (let at = 0; at < 40; at += 1)
    expect((await post('forgot-password', { email: address() }, from)).statusCode).toBe(204);
  for (let at = 0; at < 40; at += 1)
    expect((await post('register', { email: address(), password: PASSWORD }, from)).statusCode).toBe(201);
});

test('slows down repeated registrations from one address', async () => {
  const from = '10.6.0.1';
  for (let at = 0; at < 60; at += 1) {
    expect((await post('register', { email: address(), password: 'password123' }, from)).statusCode).toBe(422);
  }
  expect((await post('register', { email: address(), password: PASSWORD }, from)).statusCode).toBe(429);
});

test('rejects registration when it is off, and tells the sign-in page', async () => {
  const kernel = { ...world.kernel, config: { ...world.kernel.config, registration: 'closed' as const } };
  const app = await createApp(kernel);
  try {
    const refused = await post('register', { email: address(), password: PASSWORD }, anywhere(), app);
    expect(refused.json()).toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('Ask for an invitation'),
    });
    expect((await app.inject('/api/auth/provider')).json()).toEqual({
      kind: 'embedded',
      registration: false,
      installation: null,
    });
  } finally {
    await app.close();
  }
});

test('with "first", creates exactly one company, even for simultaneous registrations', async () => {
  const fresh = await createWorld();
  const kernel = { ...fresh.kernel, config: { ...fresh.kernel.config, registration: 'first' as const } };
  const app = await createApp(kernel);
  try {
    expect((await app.inject('/api/auth/provider')).json()).toMatchObject({ registration: true });
    const answers = await Promise.all(
      // More than there are connections for this: none of them waits for another one while it holds one.
      Array.from({ length: 8 }, () => post('register', { email: address(), password: PASSWORD }, anywhere(), app)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect((await app.inject('/api/auth/provider')).json()).toMatchObject({ registration: false });
    const users = await fresh.kernel.system.unscoped((tx) => tx.rows(sql`select from identity.users`));
    expect(users).toHaveLength(1);
  } finally {
    await app.close();
    await fresh.close();
  }
});

test('with "first", counts a company created through single sign-on', async () => {
  const fresh = await createWorld();
  const { identity } = fresh.kernel;
  const elsewhere = Object.assign(Object.create(identity), { provider: { ...identity.provider, kind: 'redirect' } });
  const config = { ...fresh.kernel.config, registration: 'first' as const };
  const found = async () => {
    const { user_id, email } = await fresh.person();
    const user = { id: user_id, email, full_name: 'Ada Lovelace' };
    await fresh.kernel.system.unscoped((tx) =>
      createOwnCompany({ ...fresh.kernel, config, identity: elsewhere }, tx, user),
    );
  };
  try {
    await found();
    await expect(found()).rejects.toMatchObject({ statusCode: 409 });
  } finally {
    await fresh.close();
  }
});

test('confirms an address by its emailed link, once', async () => {
  const email = address();
  const { token } = (await post('register', { email, password: PASSWORD })).json();
  const mail = await mailTo(email);
  expect(mail.subject).toBe('Confirm your email address');
  expect((await post('confirm-email', { token: mail.token })).json()).toEqual({ email });
  expect(await get(token, '/session')).toMatchObject({ user: { email_verified: true } });
  expect((await post('confirm-email', { token: mail.token })).statusCode).toBe(409);
});

test('sends the confirmation again on request, and invalidates the former link', async () => {
  const email = address();
  const { token } = (await post('register', { email, password: PASSWORD })).json();
  const first = await mailTo(email);
  const headers = { authorization: `Bearer ${token}` };
  const asked = { method: 'POST' as const, url: '/api/profile/email/confirmation', headers };
  expect((await world.app.inject(asked)).statusCode).toBe(200);
  expect((await post('confirm-email', { token: first.token })).statusCode).toBe(409);
  world.clock.advance(72 * 3_600_000 - 1);
  expect((await post('confirm-email', { token: (await mailTo(email)).token })).statusCode).toBe(200);
  expect((await world.app.inject(asked)).statusCode).toBe(409);
});

test.each([
  ['ann@acme.com', 'Acme'],
  ['ann@partners.nordwind-energy.co.uk', 'Nordwind Energy'],
  ['ann@gmail.com', 'Ann Smith’s company'],
  ['ann@localhost', 'Ann Smith’s company'],
])('names the company of %s as %s until it is renamed', (email, name) => {
  expect(companyFor(email, 'Ann Smith').name).toBe(name);
});

test('a company starts with the domain of its founder’s address, unless it is a public mailbox', () => {
  expect(companyFor('ann@mail.harbor.co.uk', 'Ann Smith').domain).toBe('harbor.co.uk');
  expect(companyFor('ann@gmail.com', 'Ann Smith').domain).toBeNull();
});

test('names a person without a name by their address', () => {
  expect(nameFor('ann.smith+crm@acme.com')).toBe('Ann Smith');
  expect(nameFor('42@acme.com')).toBe('42');
});

async function resetFor(email: string): Promise<void> {
  expect((await post('forgot-password', { email })).statusCode).toBe(204);
  // The worker sends the email after the response.
  await mailReset(await jobFor(world.kernel, undefined as unknown as string), { email });
}

test('an email tells the owner of an account that somebody guesses, and says nothing to an address without one', async () => {
  const email = address();
  await post('register', { email, password: PASSWORD });
  const job = await jobFor(world.kernel, undefined as unknown as string);
  await mailGuesses(job, { email, what: 'code' });
  expect((await mailTo(email)).subject).toBe('Someone is guessing your sign-in code');
  const nobody = address();
  await mailGuesses(job, { email: nobody, what: 'password' });
  await expect(mailTo(nobody)).rejects.toThrow();
});

test('replaces a forgotten password by an emailed link and ends all sessions', async () => {
  const email = address();
  const { token } = (await post('register', { email, password: PASSWORD })).json();
  await resetFor(email);
  const mail = await mailTo(email);
  expect(mail.body_text).toContain('/update-password#token=');
  const weak = await post('update-password', { token: mail.token, password: 'password123' });
  expect(weak.json()).toMatchObject({ statusCode: 422, errors: { password: [expect.any(String)] } });
  expect((await post('update-password', { token: mail.token, password: 'a brand new secret' })).statusCode).toBe(204);
  expect((await get(token, '/session')).statusCode).toBe(401);
  expect((await post('sign-in/email', { email, password: PASSWORD })).statusCode).toBe(401);
  const entered = await post('sign-in/email', { email, password: 'a brand new secret' });
  expect(entered.statusCode).toBe(200);
  // Opening the link in the email proves access to the mailbox.
  expect(await get(entered.json().token, '/session')).toMatchObject({ user: { email_verified: true } });
  expect((await post('update-password', { token: mail.token, password: 'yet another secret' })).statusCode).toBe(409);
});

test('does not give the account to an address requested with the former password', async () => {
  const email = address();
  const { token } = (await post('register', { email, password: PASSWORD })).json();
  const elsewhere = address('elsewhere.example');
  const asked = await world.app.inject({
    method: 'POST',
    url: '/api/profile/email',
    headers: { authorization: `Bearer ${token}` },
    payload: { email: elsewhere, password: PASSWORD },
  });
  expect(asked.statusCode, asked.body).toBe(200);
  const { token: planted } = await mailTo(elsewhere);
  await resetFor(email);
  const { token: link } = await mailTo(email);
  expect((await post('update-password', { token: link, password: 'a brand new secret' })).statusCode).toBe(204);
  expect((await post('confirm-email', { token: planted })).statusCode).toBe(409);
  expect((await post('sign-in/email', { email, password: 'a brand new secret' })).statusCode).toBe(200);
});

test('accepts only the newest link, for an hour', async () => {
  const email = address();
  await post('register', { email, password: PASSWORD });
  await resetFor(email);
  const first = await mailTo(email);
  await resetFor(email);
  const second = await mailTo(email);
  const spend = async (token: string) =>
    (await post('update-password', { token, password: 'a brand new secret' })).statusCode;
  expect(await spend(first.token)).toBe(409);
  world.clock.advance(3_600_000);
  expect(await spend(second.token)).toBe(409);
  await resetFor(email);
  const third = await mailTo(email);
  world.clock.advance(3_599_000);
  expect(await spend(third.token)).toBe(204);
});

test('does not reveal whether an address has an account', async () => {
  const email = address();
  await post('register', { email, password: PASSWORD });
  const [known, unknown] = [
    await post('forgot-password', { email }),
    await post('forgot-password', { email: address() }),
  ];
  expect([known.statusCode, known.body]).toEqual([204, '']);
  expect([unknown.statusCode, unknown.body]).toEqual([204, '']);
  // Neither answer has looked: both left the same note for the worker.
  const notes = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ task: string }>(
      sql`select 1 as task from mail_outbox where to_address = ${email} and subject like 'Choose%'`,
    ),
  );
  expect(notes).toEqual([]);
});

test('limits the number of emailed links', async () => {
  const email = address();
  await post('register', { email, password: PASSWORD });
  for (let at = 0; at < 6; at += 1) await resetFor(email);
  const links = "select from mail_outbox where to_address = $1 and subject = 'Choose a new password'";
  expect(await count(links, [email])).toBe(3);
});

test('lists account emails only to the company’s owner while email delivery is off, without their links', async () => {
  const email = address();
  const { token } = (await post('register', { email, password: PASSWORD })).json();
  await resetFor(email);
  const stranger = (await world.company('Stranger')).owner;
  const seen = (await get(token, '/mail_outbox')).mails;
  expect(seen.map(({ subject }: { subject: string }) => subject)).toEqual([
    'Choose a new password',
    'Confirm your email address',
  ]);
  expect(await get(token, `/mail_outbox/${seen[0].id}`)).toMatchObject({
    hides: 'body',
    body_text: '',
    body_html: null,
  });
  expect(await stranger.get('/mail_outbox')).toMatchObject({ mails: [] });
  expect((await stranger.request('GET', `/mail_outbox/${seen[0].id}`)).statusCode).toBe(404);

  // Once emails are sent, only their recipient can read them.
  const app = await createApp({ ...world.kernel, mailer: { delivers: true, send: async () => {} } });
  const headers = { authorization: `Bearer ${token}` };
  try {
    expect((await app.inject({ url: '/api/mail_outbox', headers })).json().mails).toEqual([]);
    expect((await app.inject({ url: `/api/mail_outbox/${seen[0].id}`, headers })).statusCode).toBe(404);
  } finally {
    await app.close();
  }
});

test('limits attempts at emailed links from one address', async () => {
  const from = '10.6.0.3';
  const guess = () => post('update-password', { token: newId(), password: 'a brand new secret' }, from);
  for (let at = 0; at < 10; at += 1) expect((await guess()).statusCode).toBe(409);
  expect((await guess()).statusCode).toBe(429);
});
