import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { type Company, createWorld, PASSWORD, type Person, type World } from '#server/testing/world.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
});
afterAll(() => world.close());

let places = 0;
const post = (path: string, payload: object, token?: string, from = `10.8.0.${++places}`) =>
  world.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    remoteAddress: from,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });

/** Invites a person who already works elsewhere. @returns the secret of the email */
async function invite(person: Person): Promise<string> {
  await company.owner.post('/invitations', { email: person.email, role: 'finance' });
  return (await mailedTo(world.kernel, person.email)).token;
}
const somebody = async () => (await world.company('Elsewhere')).owner;

test('accepts an invitation for the signed-in user without a password', async () => {
  const person = await somebody();
  const accepted = await post('public/invitations/accept', { token: await invite(person) }, person.token);
  expect(accepted.statusCode, accepted.body).toBe(200);
  expect(accepted.json()).toMatchObject({ token: person.token, mode: 'company', organization_id: company.id });
  const { organizations } = await person.get<{ organizations: { name: string }[] }>('/session');
  expect(organizations.map(({ name }) => name)).toEqual(['Acme', 'Elsewhere']);
});

test('rejects acceptance by another signed-in user and keeps the invitation', async () => {
  const person = await somebody();
  const other = await somebody();
  const token = await invite(person);
  const refused = await post('public/invitations/accept', { token }, other.token);
  expect(refused.json()).toMatchObject({ statusCode: 409, message: expect.stringContaining(other.email) });
  expect((await other.request('GET', '/session')).statusCode).toBe(200);
  expect((await post('public/invitations/accept', { token, password: PASSWORD })).statusCode).toBe(200);
});

test('rejects acceptance by API keys and during impersonation', async () => {
  const person = await somebody();
  const token = await invite(person);
  const { secret } = await person.post<{ secret: string }>('/api_keys', { name: 'Sync', permissions: ['*:view'] });
  const root = await world.person('root@tandem.test');
  const [{ id }] = (await person.get<{ id: string }[]>('/organizations')) as [{ id: string }];
  const view = { user_id: person.user_id, reason: 'They asked for help' };
  const eyes = await root.post<{ token: string }>(`/superadmin/companies/${id}/view_as`, view);
  for (const bearer of [secret, eyes.token]) {
    const refused = await post('public/invitations/accept', { token }, bearer);
    expect(refused.statusCode, refused.body).toBe(409);
  }
  expect((await post('public/invitations/accept', { token }, person.token)).statusCode).toBe(200);
});

test('requires two-factor for an invitation of a protected account', async () => {
  const person = await somebody();
  const code = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });
  const { secret } = await person.post<{ secret: string }>('/profile/two_factor', { password: PASSWORD });
  await person.post('/profile/two_factor/enable', { code: code(secret) });
  world.clock.advance(30_000);
  const token = await invite(person);
  const asked = await post('public/invitations/accept', { token, password: PASSWORD });
  expect(asked.json()).toMatchObject({ statusCode: 401, two_factor_required: true });
  const { challenge } = asked.json();
  const entered = await post('auth/sign-in/two-factor', { challenge, code: code(secret) });
  const accepted = await post('public/invitations/accept', { token }, entered.json().token);
  expect(accepted.statusCode, accepted.body).toBe(200);
});

test('limits password guesses through an invitation', async () => {
  const person = await somebody();
  const token = await invite(person);
  const guess = (password: string) => post('public/invitations/accept', { token, password }, undefined, '10.8.1.1');
  for (let at = 0; at < 5; at += 1) expect((await guess('not my password')).statusCode).toBe(401);
  expect((await guess(PASSWORD)).statusCode).toBe(429);
  expect((await post('public/invitations/accept', { token })).json().errors).toEqual({ password: ['is required'] });
});
