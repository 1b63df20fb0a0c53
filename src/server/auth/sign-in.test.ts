import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp, createKernel } from '#server/app.ts';
import { hashSecret } from '#server/auth/secret-token.ts';
import { withConnection } from '#server/db/connect.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, PASSWORD, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import { sql } from '../db/sql.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());
// Each request uses its own network, unless a test passes one.
let places = 0;
const newNetwork = () => `10.1.${Math.floor(++places / 200)}.${places % 200}`;

const MINUTE = 60_000;

async function signIn(
  email: string,
  password: string,
  { app = world.app, from = newNetwork(), headers = {}, ...more } = {},
) {
  const payload = { email, password, ...more };
  return app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload, headers, remoteAddress: from });
}

test('returns a token and the user for a correct password', async () => {
  const { owner } = company;
  const answer = await signIn(owner.email, PASSWORD);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toEqual({
    token: expect.any(String),
    user: { id: owner.user_id, email: owner.email, name: 'Test Person', image: null },
    redirect: false,
  });
  const headers = { authorization: `Bearer ${answer.json().token}` };
  expect((await world.app.inject({ url: '/api/session', headers })).json()).toMatchObject({
    user: { id: owner.user_id },
    organization: { id: company.id },
    permissions: expect.any(Array),
  });
});

test('ignores case and spaces in an address', async () => {
  expect((await signIn(` ${company.owner.email.toUpperCase()} `, PASSWORD)).statusCode).toBe(400);
  expect((await signIn(company.owner.email.toUpperCase(), PASSWORD)).statusCode).toBe(200);
});

test('sign-in requires a username and a password', async () => {
  for (const [payload, missing] of [
    [{ email: '', password: PASSWORD }, 'email'],
    [{ password: PASSWORD }, 'email'],
    [{ email: 'ann', password: '' }, 'password'],
    [{ email: 'ann' }, 'password'],
  ] as const) {
    const answer = await world.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload });
    expect(answer.statusCode, JSON.stringify(payload)).toBe(400);
    expect(Object.keys(answer.json().errors), JSON.stringify(payload)).toEqual([missing]);
    expect(answer.body).not.toContain('token');
  }
});

test('signs in by username in any case, with the standard error for unknown ones', async () => {
  const person = await company.member('finance');
  const username = `fina.${person.user_id.slice(-8)}`;
  expect((await person.request('PATCH', '/profile', { username })).json()).toMatchObject({ username });
  const answer = await signIn(username.toUpperCase(), PASSWORD);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().user).toMatchObject({ id: person.user_id, email: person.email });
  const wrong = await signIn(username, 'not my password');
  const unknown = await signIn('nobody-at-all', 'not my password');
  expect(wrong.json()).toEqual({ message: 'Invalid credentials', statusCode: 401 });
  expect(unknown.json()).toEqual(wrong.json());

  const taken = await company.owner.request('PATCH', '/profile', { username });
  expect(taken.statusCode).toBe(409);
  expect(taken.json().errors).toEqual({ username: ['is already taken'] });
  expect((await company.owner.request('PATCH', '/profile', { username: 'a@b' })).json().errors).toHaveProperty(
    'username',
  );
  expect((await person.request('PATCH', '/profile', { username: null })).json()).toMatchObject({ username: null });
  expect((await signIn(username, PASSWORD)).statusCode).toBe(401);
});

test('gives the same error for a wrong password and an unknown address', async () => {
  const wrong = await signIn(company.owner.email, 'not my password');
  const unknown = await signIn('nobody@tandem.test', 'not my password');
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toEqual({ message: 'Invalid credentials', statusCode: 401 });
  expect(unknown.json()).toEqual(wrong.json());
});

test('delays repeated attempts at an account, even with the correct password', async () => {
  const { email } = await company.member('finance');
  const at = { from: newNetwork() };
  for (let guess = 1; guess <= 5; guess += 1) expect((await signIn(email, 'wrong', at)).statusCode).toBe(401);
  const early = await signIn(email, PASSWORD, at);
  expect(early.statusCode).toBe(429);
  expect(early.json()).toMatchObject({ message: 'Too many attempts. Wait 2 seconds and try again.', retry_after: 2 });
  expect(early.headers['retry-after']).toBe('2');
  const waits = [];
  for (let guess = 0; guess < 10; guess += 1) {
    const { retry_after } = (await signIn(email, 'wrong', at)).json();
    waits.push(retry_after);
    world.clock.advance(retry_after * 1000);
    expect((await signIn(email, 'wrong', at)).statusCode).toBe(401);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900]);
  world.clock.advance(15 * MINUTE);
  expect((await signIn(email, PASSWORD, at)).statusCode).toBe(200);
  expect((await signIn(email, 'wrong', at)).statusCode).toBe(401);
  expect((await signIn(email, PASSWORD, at)).statusCode).toBe(200);
});

test('attempts from another network do not lock an account', async () => {
  const { email } = await company.member('finance');
  const stranger = { from: newNetwork() };
  for (let guess = 1; guess <= 5; guess += 1) await signIn(email, 'wrong', stranger);
  expect((await signIn(email, PASSWORD, stranger)).statusCode).toBe(429);
  expect((await signIn(email, PASSWORD)).statusCode).toBe(200);
});

test('limits attempts from many networks to one per minute, except known devices', async () => {
  const { email } = await company.member('finance');
  const home = { from: newNetwork() };
  expect((await signIn(email, PASSWORD, home)).statusCode).toBe(200);
  for (let guess = 1; guess <= 100; guess += 1) expect((await signIn(email, 'wrong')).statusCode).toBe(401);
  const waits = [];
  for (let guess = 0; guess < 8; guess += 1) {
    const { retry_after } = (await signIn(email, 'wrong')).json();
    waits.push(retry_after);
    world.clock.advance(retry_after * 1000);
    expect((await signIn(email, 'wrong')).statusCode).toBe(401);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  expect((await signIn(email, PASSWORD)).statusCode).toBe(429);
  expect((await signIn(email, PASSWORD, home)).statusCode).toBe(200);
  // Another browser in the same network is not a known device.
  const headers = { 'user-agent': 'curl/8.0' };
  expect((await signIn(email, PASSWORD, { ...home, headers })).statusCode).toBe(429);
  world.clock.advance(MINUTE);
  expect((await signIn(email, PASSWORD)).statusCode).toBe(200);
});

test('limits attempts at unknown accounts in the same way', async () => {
  const email = `nobody-${newId()}@tandem.test`;
  for (let guess = 1; guess <= 100; guess += 1) await signIn(email, 'wrong');
  expect((await signIn(email, 'wrong')).json()).toMatchObject({ statusCode: 429, retry_after: 2 });
});

test('lets many people behind one address sign in simultaneously', async () => {
  const people = await Promise.all(Array.from({ length: 45 }, () => company.member('finance')));
  const from = '10.2.0.2';
  for (const { email } of nonEmpty(people)) expect((await signIn(email, PASSWORD, { from })).statusCode).toBe(200);
  const answers = await Promise.all(people.map(({ email }) => signIn(email, PASSWORD, { from })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200));
});

test('blocks simultaneous attempts at many accounts from one address', async () => {
  const from = '10.2.0.3';
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => signIn(`nobody-${newId()}@tandem.test`, 'wrong', { from })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeLessThan(30);
});

test('accepts two simultaneous sign-ins in either order', async () => {
  const { email } = await company.member('finance');
  const from = newNetwork();
  world.clock.advance(50);
  for (let guess = 1; guess <= 4; guess += 1) expect((await signIn(email, 'wrong', { from })).statusCode).toBe(401);
  world.clock.advance(-50);
  expect((await signIn(email, PASSWORD, { from })).statusCode).toBe(200);
});

test('accepts a sign-in after a clock that was ahead is corrected', async () => {
  const { email } = await company.member('finance');
  const from = newNetwork();
  world.clock.advance(24 * 60 * MINUTE);
  for (let guess = 1; guess <= 6; guess += 1) await signIn(email, 'wrong', { from });
  expect((await signIn(email, PASSWORD, { from })).statusCode).toBe(429);
  world.clock.advance(-24 * 60 * MINUTE);
  expect((await signIn(email, PASSWORD, { from })).statusCode).toBe(200);
});

test('delays attempts at accounts that do not exist', async () => {
  const email = `nobody-${newId()}@tandem.test`;
  const from = newNetwork();
  for (let guess = 1; guess <= 5; guess += 1) expect((await signIn(email, 'wrong', { from })).statusCode).toBe(401);
  expect((await signIn(email, 'wrong', { from })).statusCode).toBe(429);
});

test('tells the owner of an account once a day that somebody guesses its password', async () => {
  const { email } = await company.member('finance');
  const guessNotices = () =>
    withConnection(world.database.adminUrl, async (client) => {
      const jobs = await client.query(sql`
        select payload from graphile_worker._private_jobs
        where payload->>'what' = 'password' and payload->>'email' = ${email}`);
      return jobs.rows;
    });
  for (let at = 0; at < 9; at += 1) await signIn(email, 'wrong', { from: newNetwork() });
  expect(await guessNotices()).toEqual([]);
  for (let at = 0; at < 5; at += 1) await signIn(email, 'wrong', { from: newNetwork() });
  expect(await guessNotices()).toHaveLength(1);
});

test('counts simultaneous attempts across processes', async () => {
  const { email } = await company.member('finance');
  const from = newNetwork();
  const { config, sealing } = world.kernel;
  const { appUrl, systemUrl } = world.database;
  const kernel = await createKernel({ config, sealing, clock: world.clock, appUrl, systemUrl });
  const other = await createApp(kernel);
  try {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => signIn(email, 'wrong', { app: at % 2 ? other : world.app, from })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
    expect((await signIn(email, PASSWORD, { app: other, from })).statusCode).toBe(429);
  } finally {
    await other.close();
    await kernel.close();
  }
});

test('delays an address that tries many accounts, but not others', async () => {
  const from = '10.2.0.1';
  const guess = () => signIn(`nobody-${newId()}@tandem.test`, 'wrong', { from });
  for (let at = 0; at < 20; at += 1) expect((await guess()).statusCode).toBe(401);
  expect((await guess()).json()).toMatchObject({ statusCode: 429, retry_after: 2 });
  expect((await signIn(company.owner.email, PASSWORD, { from })).statusCode).toBe(429);
  expect((await signIn(company.owner.email, PASSWORD)).statusCode).toBe(200);
  // One failure is forgiven every minute.
  world.clock.advance(20 * MINUTE);
  expect((await signIn(company.owner.email, PASSWORD, { from })).statusCode).toBe(200);
  expect((await guess()).statusCode).toBe(401);
  expect((await guess()).statusCode).toBe(401);
});

test('keeps a remembered session thirty days and others one day', async () => {
  const days = async (rememberMe: boolean) => {
    const { token } = (await signIn(company.owner.email, PASSWORD, { rememberMe } as object)).json();
    const [row] = await world.kernel.system.unscoped((tx) =>
      tx.rows<{ hours: number }>(sql`
        select round(extract(epoch from expires_at - now()) / 3600)::int as hours from identity.sessions
        where token_hash = ${hashSecret(token)}`),
    );
    return row!.hours / 24;
  };
  expect(await days(true)).toBe(30);
  expect(await days(false)).toBe(1);
});

test('rejects the password of a blocked user', async () => {
  const { email, user_id, request } = await company.member('finance');
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update identity.users set status = 'blocked' where id = ${user_id}`),
  );
  world.kernel.identity.forget();
  expect((await signIn(email, PASSWORD)).json()).toEqual({ message: 'Invalid credentials', statusCode: 401 });
  expect((await request('GET', '/session')).statusCode).toBe(401);
});

test('tells the sign-in page the sign-in method', async () => {
  const answer = await world.app.inject({ url: '/api/auth/provider' });
  expect(answer.json()).toEqual({ kind: 'embedded', registration: true, installation: null });
});

test('ends the session on sign-out, also without a company', async () => {
  const stranger = await world.person();
  expect((await stranger.request('GET', '/session')).json().message).toContain(
    'does not belong to any company or program',
  );
  expect((await stranger.request('POST', '/auth/sign-out')).json()).toEqual({ success: true });
  expect((await stranger.request('GET', '/sessions')).statusCode).toBe(401);
});
