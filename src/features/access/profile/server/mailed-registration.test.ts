import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allMailedTo, mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { createApp } from '#server/app.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { createWorld, PASSWORD, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import { mailRegistration } from './mailed-registration.ts';
import { mailReset } from './passwords.ts';

/** Registration while a mail server is configured, and attacks on it. */
let world: World;
let app: World['app'];
beforeAll(async () => {
  world = await createWorld();
  // The first company exists already.
  await world.company();
  const config = { ...world.kernel.config, newcomers: { companiesPerNetwork: 3, newCompanyMails: 50 } };
  const kernel = { ...world.kernel, config, mailer: { delivers: true, send: async () => {} } };
  app = await createApp(kernel);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const OTHER = 'another long secret';
let places = 0;
const anywhere = () => `10.15.${Math.floor(++places / 200)}.${places % 200}`;
const address = () => `ann-${newId().slice(-8)}@nordwind-energy.example`;
const post = (path: string, payload: object, { from = anywhere(), token = '' } = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload,
    remoteAddress: from,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
const rows = <T>(text: string, values: unknown[]) => world.kernel.system.unscoped((tx) => tx.rows<T>(text, values));
const mailing = async () =>
  jobFor({ ...world.kernel, mailer: { delivers: true, send: async () => {} } }, undefined as never);

async function register(email: string, password = PASSWORD) {
  const answer = await post('register', { email, password });
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json<{ email: string; key: string }>();
}

/** Does the work of the worker after the answers. */
async function sendRegistrations(email: string): Promise<void> {
  const open = await rows<{ id: string }>(
    'select id from identity.registrations where email = $1 and token_hash is null order by created_at, id',
    [email],
  );
  for (const { id } of open) await mailRegistration(await mailing(), { registration_id: id });
}

async function linkFor(email: string): Promise<string> {
  await sendRegistrations(email);
  return (await mailedTo(world.kernel, email)).token;
}

const accounts = async (email: string) =>
  (await rows('select id from identity.users where email = $1', [email])).length;

test('the session begins with the mailed link, and the account is created then', async () => {
  const email = address();
  const { key } = await register(email.toUpperCase());
  expect(await accounts(email)).toBe(0);
  expect((await post('sign-in/email', { email, password: PASSWORD })).statusCode).toBe(401);
  const token = await linkFor(email);
  const finished = await post('finish-registration', { token, key });
  expect(finished.statusCode, finished.body).toBe(201);
  const session = await app.inject({
    url: '/api/session',
    headers: { authorization: `Bearer ${finished.json().token}` },
  });
  expect(session.json()).toMatchObject({ role: 'owner', user: { email, email_verified: true } });
  // It needs no second confirmation.
  expect(await allMailedTo(world.kernel, email)).toHaveLength(1);
});

test('known and new addresses get the same answer, after the same work', async () => {
  const known = (await world.person(address())).email;
  const measure = async (email: string) => {
    const answers = [];
    const began = performance.now();
    for (let at = 0; at < 10; at += 1) answers.push(await post('register', { email, password: PASSWORD }));
    const [{ statusCode, headers }] = answers as [(typeof answers)[number]];
    const body = answers.map((answer) =>
      Object.entries(answer.json<object>()).map(([name, value]) => [name, typeof value]),
    );
    return { statusCode, type: headers['content-type'], body, ms: (performance.now() - began) / 10 };
  };
  await measure(address());
  const [ofKnown, ofNew] = [await measure(known), await measure(address())];
  expect({ ...ofKnown, ms: 0 }).toEqual({ ...ofNew, ms: 0 });
  expect(ofKnown.statusCode).toBe(202);
  // Neither answer looked the address up; the bound is wide, because the machine may be busy.
  expect(Math.abs(ofKnown.ms - ofNew.ms)).toBeLessThan(Math.max(ofKnown.ms, ofNew.ms) * 0.8 + 20);
});

test('the owner of a known address is told by email, and nothing else happens', async () => {
  const { email } = await world.person(address());
  await register(email, OTHER);
  await sendRegistrations(email);
  expect((await mailedTo(world.kernel, email)).subject).toBe('You already have an account');
  expect((await post('sign-in/email', { email, password: OTHER })).statusCode).toBe(401);
  expect(await rows('select from identity.registrations where email = $1', [email])).toEqual([]);
});

test('a replayed link creates nothing', async () => {
  const email = address();
  const { key } = await register(email);
  const token = await linkFor(email);
  const atOnce = await Promise.all([1, 2, 3].map(() => post('finish-registration', { token, key })));
  expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  expect((await post('finish-registration', { token, key })).statusCode).toBe(409);
  expect(await accounts(email)).toBe(1);
});

test('of two registrations of one address, the link that is opened first counts', async () => {
  const email = address();
  const [first, second] = [await register(email), await register(email, OTHER)];
  await sendRegistrations(email);
  const links = (await allMailedTo(world.kernel, email)).map(({ token }) => token);
  expect(links).toHaveLength(2);
  const keys = [first.key, second.key];
  const [one] = (
    await Promise.all(
      links.map(async (token) => Promise.all(keys.map((key) => post('finish-registration', { token, key })))),
    )
  )
    .flat()
    .filter(({ statusCode }) => statusCode === 201);
  expect(one).toBeDefined();
  expect(await accounts(email)).toBe(1);
  const again = await Promise.all(links.map((token) => post('finish-registration', { token, password: PASSWORD })));
  expect(again.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
});

test('a link that a stranger caused does not give its reader an account with the stranger’s password', async () => {
  const email = address();
  await register(email, OTHER);
  const token = await linkFor(email);
  const naive = await post('finish-registration', { token });
  expect(naive.json()).toMatchObject({ statusCode: 422, errors: { password: ['is required'] } });
  const wrong = await post('finish-registration', { token, password: PASSWORD });
  expect(wrong.json()).toMatchObject({ statusCode: 422, errors: { password: [expect.any(String)] } });
  expect(await accounts(email)).toBe(0);
  for (let at = 0; at < 8; at += 1) await post('finish-registration', { token, password: `${OTHER} ${at}` });
  expect((await post('finish-registration', { token, password: OTHER })).statusCode).toBe(429);
});

test('links and mails are limited, however often a stranger registers an address', async () => {
  const email = address();
  for (let at = 0; at < 12; at += 1) await register(email);
  await sendRegistrations(email);
  expect(await allMailedTo(world.kernel, email)).toHaveLength(3);
});

test('a network begins three companies a day, and this machine as many as it likes', async () => {
  const from = '10.16.0.1';
  const begin = (ip: string) => post('register', { email: address(), password: PASSWORD }, { from: ip });
  // A refused registration does not count.
  await post('register', { email: address(), password: 'password123' }, { from });
  const atOnce = await Promise.all(Array.from({ length: 8 }, () => begin(from)));
  expect(atOnce.filter(({ statusCode }) => statusCode === 202)).toHaveLength(3);
  expect(atOnce.find(({ statusCode }) => statusCode === 429)!.json().message).toContain('3 companies a day');
  expect((await begin('::ffff:10.16.0.1')).statusCode).toBe(429);
  expect((await begin('10.16.0.2')).statusCode).toBe(202);
  for (let at = 0; at < 5; at += 1) expect((await begin('127.0.0.1')).statusCode).toBe(202);
  world.clock.advance(86_400_000);
  expect((await begin(from)).statusCode).toBe(202);
});

/** Registered with the address of somebody else, before there was a mail server. */
async function squatter(): Promise<{ email: string; token: string; code: () => string }> {
  const email = address();
  const send = (path: string, payload: object, token = '') =>
    world.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload,
      remoteAddress: anywhere(),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });
  const { token } = (await send('auth/register', { email, password: OTHER })).json();
  const { secret } = (await send('profile/two_factor', { password: OTHER }, token)).json();
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
      timestamp: world.clock.now().getTime(),
    });
  expect((await send('profile/two_factor/enable', { code: code() }, token)).statusCode).toBe(200);
  return { email, token, code };
}

test('a password reset gives an account that nobody had proven to the owner of the mailbox', async () => {
  const { email, token } = await squatter();
  expect((await post('forgot-password', { email })).statusCode).toBe(204);
  await mailReset(await mailing(), { email });
  const link = (await mailedTo(world.kernel, email)).token;
  expect((await post('update-password', { token: link, password: PASSWORD })).statusCode).toBe(204);
  const entered = await post('sign-in/email', { email, password: PASSWORD });
  expect(entered.statusCode, entered.body).toBe(200);
  const old = await app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } });
  expect(old.statusCode).toBe(401);
  expect((await post('sign-in/email', { email, password: OTHER })).statusCode).toBe(401);
});

test('a reset keeps the second factor of a person who has proven the address', async () => {
  const { email } = await squatter();
  await rows('update identity.users set email_verified = true where email = $1', [email]);
  await mailReset(await mailing(), { email });
  const link = (await mailedTo(world.kernel, email)).token;
  expect((await post('update-password', { token: link, password: PASSWORD })).statusCode).toBe(204);
  expect((await post('sign-in/email', { email, password: PASSWORD })).json()).toMatchObject({
    two_factor_required: true,
  });
});

test('an invitation gives an account that nobody had proven to the owner of the mailbox', async () => {
  const { email, token } = await squatter();
  const company = await world.company();
  await company.owner.post('/invitations', { email, role: 'finance' });
  const invitation = (await mailedTo(world.kernel, email)).token;
  const send = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/public/invitations/${path}`, payload, remoteAddress: anywhere() });
  expect((await send('preview', { token: invitation })).json()).toMatchObject({ has_account: false });
  const accepted = await send('accept', { token: invitation, password: PASSWORD, full_name: 'Ann Owner' });
  expect(accepted.statusCode, accepted.body).toBe(200);
  const old = await app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } });
  expect(old.statusCode).toBe(401);
  expect((await post('sign-in/email', { email, password: PASSWORD })).statusCode).toBe(200);
  expect((await post('sign-in/email', { email, password: OTHER })).statusCode).toBe(401);
});

test('the confirmation link of an account takes its session or its password', async () => {
  const { email, token } = await squatter();
  const link = (await allMailedTo(world.kernel, email))[0]!.token;
  expect((await post('confirm-email', { token: link })).json()).toMatchObject({
    statusCode: 422,
    errors: { password: ['is required'] },
  });
  const stranger = await world.person();
  expect((await post('confirm-email', { token: link }, { token: stranger.token })).statusCode).toBe(422);
  expect((await post('confirm-email', { token: link, password: PASSWORD })).statusCode).toBe(422);
  expect((await post('confirm-email', { token: link }, { token })).json()).toEqual({ email });
});

test('the first account of an installation is created at once', async () => {
  const fresh = await createWorld({ own: true });
  const own = await createApp({ ...fresh.kernel, mailer: { delivers: true, send: async () => {} } });
  try {
    const send = () =>
      own.inject({ method: 'POST', url: '/api/auth/register', payload: { email: address(), password: PASSWORD } });
    expect((await send()).statusCode).toBe(201);
    expect((await send()).statusCode).toBe(202);
  } finally {
    await own.close();
    await fresh.close();
  }
});
