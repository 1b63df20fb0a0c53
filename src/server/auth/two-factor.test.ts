import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, PASSWORD, type Person, type World } from '#server/testing/world.ts';
import { sql } from '../db/sql.ts';
import type { Enrollment } from './two-factor.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

const STEP = 30_000;
const MINUTE = 60_000;
let places = 0;

function post(path: string, payload: object) {
  const remoteAddress = `10.3.${Math.floor(++places / 200)}.${places % 200}`;
  return world.app.inject({ method: 'POST', url: `/api/auth/sign-in/${path}`, payload, remoteAddress });
}
/** The code that the app shows now, or the given number of steps from now. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = world.clock.now().getTime() + steps * STEP;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
async function passwordOf(person: Person, rememberMe = true): Promise<string> {
  const answer = await post('email', { email: person.email, password: PASSWORD, rememberMe });
  expect(answer.json()).toMatchObject({ statusCode: 401, two_factor_required: true, challenge: expect.any(String) });
  expect(answer.json()).not.toHaveProperty('token');
  return answer.json().challenge;
}

/** A person with an authenticator app and ten recovery codes. */
async function protectedPerson(): Promise<{ person: Person; secret: string; codes: string[] }> {
  const person = await company.member('finance');
  const { secret } = await person.post<Enrollment>('/profile/two_factor', { password: PASSWORD });
  const { recovery_codes } = await person.post<{ recovery_codes: string[] }>('/profile/two_factor/enable', {
    code: codeOf(secret),
  });
  world.clock.advance(STEP);
  return { person, secret, codes: recovery_codes };
}

test('requires the code after the password when two-factor is on', async () => {
  const { person, secret } = await protectedPerson();
  const challenge = await passwordOf(person, false);
  const answer = await post('two-factor', { challenge, code: codeOf(secret) });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ user: { id: person.user_id }, redirect: false });
  const headers = { authorization: `Bearer ${answer.json().token}` };
  expect((await world.app.inject({ url: '/api/session', headers })).statusCode).toBe(200);
  // The choice made in the first step applies.
  const [current] = (await world.app.inject({ url: '/api/sessions', headers })).json();
  expect(new Date(current.expires_at).getTime() - Date.now()).toBeLessThan(25 * 60 * MINUTE);
});

test('accepts a code once and no earlier ones', async () => {
  const { person, secret } = await protectedPerson();
  const code = codeOf(secret);
  const before = codeOf(secret, -1);
  expect((await post('two-factor', { challenge: await passwordOf(person), code })).statusCode).toBe(200);
  for (const used of [code, before]) {
    const again = await post('two-factor', { challenge: await passwordOf(person), code: used });
    expect(again.json()).toEqual({ message: 'This code is wrong, expired or already used.', statusCode: 401 });
  }
  world.clock.advance(STEP);
  expect((await post('two-factor', { challenge: await passwordOf(person), code: codeOf(secret) })).statusCode).toBe(
    200,
  );
});

test('accepts one of two simultaneous uses of a code', async () => {
  const { person, secret } = await protectedPerson();
  const challenges = await Promise.all([passwordOf(person), passwordOf(person), passwordOf(person)]);
  const answers = await Promise.all(
    challenges.map((challenge) => post('two-factor', { challenge, code: codeOf(secret) })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
});

test('tolerates half a minute of clock difference', async () => {
  const { person, secret } = await protectedPerson();
  world.clock.advance(10 * MINUTE);
  const tried = async (steps: number) =>
    (await post('two-factor', { challenge: await passwordOf(person), code: codeOf(secret, steps) })).statusCode;
  expect(await tried(-2)).toBe(401);
  expect(await tried(2)).toBe(401);
  expect(await tried(-1)).toBe(200);
  expect(await tried(1)).toBe(200);
});

test('delays repeated codes across challenges', async () => {
  const { person, secret } = await protectedPerson();
  const wrong = codeOf(secret) === '000000' ? '111111' : '000000';
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await post('two-factor', { challenge: await passwordOf(person), code: wrong })).statusCode).toBe(401);
  }
  const right = { challenge: await passwordOf(person), code: codeOf(secret) };
  expect((await post('two-factor', right)).statusCode).toBe(429);
  world.clock.advance(STEP);
  expect((await post('two-factor', { ...right, code: codeOf(secret) })).statusCode).toBe(200);
});

test('ends a challenge after ten minutes or its use', async () => {
  const { person, secret } = await protectedPerson();
  const challenge = await passwordOf(person);
  world.clock.advance(10 * MINUTE);
  const late = await post('two-factor', { challenge, code: codeOf(secret) });
  expect(late.json()).toMatchObject({ statusCode: 401, expired: true });
  const fresh = await passwordOf(person);
  expect((await post('two-factor', { challenge: fresh, code: codeOf(secret) })).statusCode).toBe(200);
  world.clock.advance(STEP);
  expect((await post('two-factor', { challenge: fresh, code: codeOf(secret) })).json()).toMatchObject({
    expired: true,
  });
  expect((await post('two-factor', { challenge: 'x'.repeat(43), code: '123456' })).statusCode).toBe(401);
});

test('accepts each of ten recovery codes once, in any format', async () => {
  const { person, codes } = await protectedPerson();
  expect(new Set(codes).size).toBe(10);
  const [first, second] = codes as [string, string];
  const tried = async (code: string) =>
    (await post('two-factor', { challenge: await passwordOf(person), code })).statusCode;
  expect(await tried(first)).toBe(200);
  expect(await tried(first)).toBe(401);
  expect(await tried(` ${second.toUpperCase().replace('-', ' ')}`)).toBe(200);
  expect(await person.get('/profile')).toMatchObject({ two_factor: { recovery_codes_left: 8 } });
});

test('stores the secret and recovery codes unreadable', async () => {
  const { person, secret, codes } = await protectedPerson();
  const rows = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ text: string }>(sql`
      select encode(secret, 'escape') || encode(secret, 'base64') as text from identity.two_factors
      where user_id = ${person.user_id}
      union all select code_hash from identity.recovery_codes where user_id = ${person.user_id}`),
  );
  expect(rows).toHaveLength(11);
  for (const { text } of rows) {
    expect(text).not.toContain(secret);
    for (const code of nonEmpty(codes)) expect(text).not.toContain(code.slice(0, 5));
  }
});

test('enables two-factor after the password and a first code', async () => {
  const person = await company.member('finance');
  const wrong = await person.request('POST', '/profile/two_factor', { password: 'not my password' });
  expect(wrong.json()).toMatchObject({ statusCode: 422, errors: { password: ['is wrong'] } });
  const begun = await person.post<Enrollment>('/profile/two_factor', { password: PASSWORD });
  expect(begun.address).toMatch(/^otpauth:\/\/totp\/Tandem:.*secret=[A-Z2-7]{32}/);
  expect(begun.qr_svg).toMatch(/^<svg/);
  const refused = await person.request('POST', '/profile/two_factor/enable', { code: '000000' });
  expect(refused.json()).toMatchObject({ statusCode: 422, errors: { code: ['is wrong or too old'] } });
  expect(await person.get('/profile')).toMatchObject({ two_factor: { enabled_at: null } });
  expect((await post('email', { email: person.email, password: PASSWORD })).statusCode).toBe(200);
  // Starting again replaces the former secret.
  const { secret } = await person.post<Enrollment>('/profile/two_factor', { password: PASSWORD });
  expect((await person.request('POST', '/profile/two_factor/enable', { code: codeOf(begun.secret) })).statusCode).toBe(
    422,
  );
  await person.post('/profile/two_factor/enable', { code: codeOf(secret) });
  expect((await person.request('POST', '/profile/two_factor', { password: PASSWORD })).statusCode).toBe(409);
});

test('replaces recovery codes, and removes all when turned off', async () => {
  const { person, codes } = await protectedPerson();
  const renewed = await person.post<{ recovery_codes: string[] }>('/profile/two_factor/recovery_codes', {
    password: PASSWORD,
  });
  const old = await post('two-factor', { challenge: await passwordOf(person), code: codes[0] });
  expect(old.statusCode).toBe(401);
  const fresh = await post('two-factor', { challenge: await passwordOf(person), code: renewed.recovery_codes[0] });
  expect(fresh.statusCode).toBe(200);
  expect((await person.request('POST', '/profile/two_factor/disable', { password: 'wrong' })).statusCode).toBe(422);
  await person.post('/profile/two_factor/disable', { password: PASSWORD });
  expect((await post('email', { email: person.email, password: PASSWORD })).statusCode).toBe(200);
});

test('requires two-factor for a company immediately and everywhere', async () => {
  const strict = await world.company('Strict');
  const colleague = await strict.member('admin');
  const both = await strict.member('finance');
  await world.join(company.id, both.user_id, 'finance');
  const turnOn = () => strict.owner.request('PATCH', `/organizations/${strict.id}`, { requires_two_factor: true });
  expect((await turnOn()).json().errors.requires_two_factor[0]).toContain('for your own account first');
  const { secret } = await strict.owner.post<Enrollment>('/profile/two_factor', { password: PASSWORD });
  await strict.owner.post('/profile/two_factor/enable', { code: codeOf(secret) });
  expect((await turnOn()).statusCode).toBe(200);

  // Only the owner's session has used a second factor.
  expect((await strict.owner.get<{ organization: object }>('/session')).organization).toMatchObject({ id: strict.id });
  expect((await colleague.request('GET', '/session')).statusCode).toBe(401);
  expect((await both.get<{ organizations: object[] }>('/session')).organizations).toMatchObject([{ id: company.id }]);

  const first = await post('email', { email: colleague.email, password: PASSWORD });
  expect(first.json()).toMatchObject({ statusCode: 401, two_factor_setup_required: true });
  const { challenge } = first.json();
  const begun = (await post('two-factor/begin', { challenge })).json();
  expect((await post('two-factor/enable', { challenge, code: '000000' })).statusCode).toBe(422);
  const entered = await post('two-factor/enable', { challenge, code: codeOf(begun.secret) });
  expect(entered.json()).toMatchObject({ token: expect.any(String), recovery_codes: expect.any(Array) });
  const headers = { authorization: `Bearer ${entered.json().token}` };
  expect((await world.app.inject({ url: '/api/session', headers })).json().organization.id).toBe(strict.id);
  const off = {
    method: 'POST' as const,
    url: '/api/profile/two_factor/disable',
    headers,
    payload: { password: PASSWORD },
  };
  expect((await world.app.inject(off)).json().message).toContain('Strict requires');
});

test('limits the codes that can be tried while a required second factor is set up', async () => {
  const careful = await world.company('Careful');
  const colleague = await careful.member('finance');
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update organizations set requires_two_factor = true where id = ${careful.id}`),
  );
  const { challenge } = (await post('email', { email: colleague.email, password: PASSWORD })).json();
  await post('two-factor/begin', { challenge });
  const statuses: number[] = [];
  for (let at = 0; at < 150; at += 1)
    statuses.push((await post('two-factor/enable', { challenge, code: '000000' })).statusCode);
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
});

test('does not set up another secret with a protected user’s challenge', async () => {
  const { person } = await protectedPerson();
  const challenge = await passwordOf(person);
  expect((await post('two-factor/begin', { challenge })).statusCode).toBe(409);
  expect((await post('two-factor/enable', { challenge, code: '123456' })).statusCode).toBe(409);
});
