import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, PASSWORD, type Person, type World } from '#server/testing/world.ts';

/** A person who knows the password acts at the moment when its owner changes it. */
let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

const NEW = 'a much better staple';
let places = 0;
const post = (path: string, payload: object, token?: string) =>
  world.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    remoteAddress: `10.6.0.${++places}`,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });

async function linkTo(email: string): Promise<string> {
  await post('auth/forgot-password', { email });
  const { mailReset } = await import('./passwords.ts');
  await mailReset({ kernel: world.kernel } as never, { email });
  return (await mailedTo(world.kernel, email)).token;
}

/** Runs `act` with the former password while its owner resets it, just after the password was verified. */
async function duringReset<T>({ email }: Person, act: () => Promise<T>): Promise<T> {
  const token = await linkTo(email);
  const { provider } = world.kernel.identity;
  const verify = provider.verify;
  provider.verify = async (given) => {
    const proven = await verify(given);
    provider.verify = verify;
    const reset = await post('auth/update-password', { token, password: NEW });
    expect(reset.statusCode, reset.body).toBe(204);
    return proven;
  };
  return act();
}

const sessionsOf = ({ user_id }: Person) =>
  world.kernel.system.unscoped((tx) => tx.rows(sql`select id from identity.sessions where user_id = ${user_id}`));

test('rejects a sign-in that used the former password', async () => {
  const person = await company.member('read_only');
  const answer = await duringReset(person, () =>
    post('auth/sign-in/email', { email: person.email, password: PASSWORD }),
  );
  expect(answer.statusCode).toBe(401);
  expect(await sessionsOf(person)).toEqual([]);
  expect((await post('auth/sign-in/email', { email: person.email, password: NEW })).statusCode).toBe(200);
});

test('does not continue a sign-in with the former password to the second step', async () => {
  const strict = await world.company('Strict');
  const person = await strict.member('read_only');
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update organizations set requires_two_factor = true where id = ${strict.id}`),
  );
  const answer = await duringReset(person, () =>
    post('auth/sign-in/email', { email: person.email, password: PASSWORD }),
  );
  expect(answer.statusCode).toBe(401);
  expect(answer.json().challenge).toBeUndefined();
});

test('rejects a second step completed while the password was reset', async () => {
  const strict = await world.company('Stricter');
  const person = await strict.member('read_only');
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update organizations set requires_two_factor = true where id = ${strict.id}`),
  );
  const { challenge } = (await post('auth/sign-in/email', { email: person.email, password: PASSWORD })).json();
  const { secret } = (await post('auth/sign-in/two-factor/begin', { challenge })).json();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });
  const token = await linkTo(person.email);
  const { provider } = world.kernel.identity;
  const { openSession } = provider;
  provider.openSession = async (...given) => {
    provider.openSession = openSession;
    expect((await post('auth/update-password', { token, password: NEW })).statusCode).toBe(204);
    return openSession(...given);
  };
  const answer = await post('auth/sign-in/two-factor/enable', { challenge, code });
  expect([answer.statusCode, await sessionsOf(person)]).toEqual([401, []]);
});

test('ends sign-ins waiting for their second step together with all other sessions', async () => {
  const strict = await world.company('Strictest');
  const person = await strict.member('read_only');
  const session = await world.kernel.identity.provider.openSession(person.user_id, {
    rememberMe: true,
    hasSecondFactor: true,
  });
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update organizations set requires_two_factor = true where id = ${strict.id}`),
  );
  const { challenge } = (await post('auth/sign-in/email', { email: person.email, password: PASSWORD })).json();
  expect((await post('auth/sign-in/two-factor/begin', { challenge })).statusCode).toBe(200);
  expect((await post('sessions/revoke_others', {}, session.token)).statusCode).toBe(200);
  expect((await post('auth/sign-in/two-factor/begin', { challenge })).statusCode).toBe(401);
});

test('does not let an old session change a password that was just reset', async () => {
  const person = await company.member('read_only');
  const answer = await duringReset(person, () =>
    post('profile/password', { password: PASSWORD, new_password: 'of the one who stole it' }, person.token),
  );
  expect(answer.json()).toMatchObject({ statusCode: 422, errors: { password: ['is wrong'] } });
  expect((await post('auth/sign-in/email', { email: person.email, password: NEW })).statusCode).toBe(200);
});

test('limits password guesses by a stolen session across networks', async () => {
  const person = await company.member('read_only');
  const answers: number[] = [];
  for (let at = 0; at < 7; at += 1)
    answers.push((await post('profile/two_factor', { password: 'wrong' }, person.token)).statusCode);
  expect(answers).toEqual([422, 422, 422, 422, 422, 429, 429]);
});

test('limits repeated emails to another person’s address', async () => {
  const person = await company.member('read_only');
  const stranger = 'stranger@elsewhere.test';
  const answers: number[] = [];
  for (let at = 0; at < 8; at += 1)
    answers.push((await post('profile/email', { password: PASSWORD, email: stranger }, person.token)).statusCode);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
});

test('limits repeated requests to change the email or the second factor', async () => {
  const acts: ((person: Person) => ReturnType<typeof post>)[] = [
    ({ token }) => post('profile/email', { password: PASSWORD, email: 'thief@tandem.test' }, token),
    ({ token }) => post('profile/two_factor', { password: PASSWORD }, token),
  ];
  for (const act of acts) {
    const person = await company.member('read_only');
    const answer = await duringReset(person, () => act(person));
    expect(answer.json()).toMatchObject({ statusCode: 422, errors: { password: ['is wrong'] } });
    const left = await world.kernel.system.unscoped((tx) =>
      tx.rows(sql`
        select 1 from identity.mailed_tokens where user_id = ${person.user_id} and used_at is null
        union all select 1 from identity.two_factors where user_id = ${person.user_id}`),
    );
    expect(left).toEqual([]);
  }
});
