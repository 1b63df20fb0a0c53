import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { allMailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { passkeySite } from '#server/auth/passkeys.ts';
import { sql } from '#server/db/sql.ts';
import { createAuthenticator } from '#server/testing/authenticator.ts';
import { type Company, createWorld, PASSWORD, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import { MOST_PASSKEYS, type Passkey } from '../passkeys.schema.ts';

type Options = Parameters<ReturnType<typeof createAuthenticator>['create']>[0];

let world: World;
let company: Company;
let origin: string;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  ({ origin } = passkeySite(world.kernel, { host_organization_id: null }));
});
afterAll(() => world.close());

let requests = 0;
/** Each from a network of its own, unless a test counts them. */
const nextAddress = () => {
  requests += 1;
  return `198.51.${requests >> 8}.${requests & 255}`;
};
const post = (path: string, payload: object = {}, remoteAddress = nextAddress()) =>
  world.app.inject({ method: 'POST', url: `/api/auth/sign-in/passkey${path}`, payload, remoteAddress });
const beginSignIn = async () => (await post('/begin')).json<Options>();
const signIn = (passkey: object, remoteAddress?: string) => post('', { passkey }, remoteAddress);
const change = (statement: ReturnType<typeof sql>) => world.kernel.system.unscoped((tx) => tx.run(statement));
const sessionWith = (token: string) =>
  world.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } });

async function add(person: Person, name = 'Phone') {
  const device = createAuthenticator(origin);
  const options = await person.post<Options>('/profile/passkeys/begin', { password: PASSWORD });
  const passkey = await person.post<Passkey>('/profile/passkeys', { passkey: device.create(options), name });
  return { device, passkey };
}
const REFUSED = 'This passkey does not work here. Try again, or sign in with your password.';
async function expectRefused(passkey: object) {
  const answer = await signIn(passkey);
  expect([answer.statusCode, answer.json().message]).toEqual([401, REFUSED]);
}

test('a passkey is added after the password, and its owner and their company learn of it', async () => {
  const person = await company.member('admin');
  for (const [body, message] of [
    [{}, 'is required'],
    [{ password: 'not my password' }, 'is wrong'],
  ] as const) {
    const refused = await person.request('POST', '/profile/passkeys/begin', body);
    expect(refused.json()).toMatchObject({ statusCode: 422, errors: { password: [message] } });
  }
  const { passkey } = await add(person, 'Work phone');
  expect(passkey).toMatchObject({ name: 'Work phone', host: new URL(origin).hostname, last_used_at: null });
  const [mail] = (await allMailedTo(world.kernel, person.email)).filter(({ subject }) => /passkey/.test(subject));
  expect(mail).toMatchObject({ subject: 'A passkey was added to your account' });
  expect(mail!.body_text).toContain('“Work phone”');
  const log = await company.owner.get<{ actor_id: string; changes: object }[]>('/audit_events?_end=50');
  expect(log.filter(({ actor_id }) => actor_id === person.user_id)).toContainEqual(
    expect.objectContaining({ changes: { passkey: [null, 'Work phone'] } }),
  );
  expect((await person.patch<Passkey>(`/profile/passkeys/${passkey.id}`, { name: ' Key ' })).name).toBe('Key');
  expect((await person.request('POST', `/profile/passkeys/${passkey.id}/remove`, {})).statusCode).toBe(422);
  await person.post(`/profile/passkeys/${passkey.id}/remove`, { password: PASSWORD });
  expect(await person.get('/profile/passkeys')).toEqual([]);
});

test('a passkey signs in as both factors, and proves steps that move money', async () => {
  const strict = await world.company('Strict');
  const person = await strict.member('admin');
  const { device } = await add(person);
  await change(sql`
    update organizations set requires_two_factor = true, money_requires_two_factor = true where id = ${strict.id}`);
  world.kernel.identity.forget();
  // The session of the password alone opens nothing here.
  expect((await person.request('GET', '/session')).statusCode).toBe(401);
  const entered = await signIn(device.prove(await beginSignIn()));
  expect(entered.json()).toMatchObject({ user: { email: person.email }, redirect: false });
  const { token } = entered.json<{ token: string }>();
  expect((await sessionWith(token)).json().organization.id).toBe(strict.id);

  const authorization = `Bearer ${token}`;
  const pay = () => person.request('POST', '/payment_files', {}, { authorization });
  expect((await pay()).json().second_factor).toBeUndefined();
  await change(sql`
    update identity.sessions set factor_proven_at = now() - interval '13 hours' where user_id = ${person.user_id}`);
  world.kernel.identity.forget();
  expect((await pay()).json()).toMatchObject({ statusCode: 409, second_factor: 'code' });
  const ask = async () =>
    (await person.request('POST', '/profile/passkeys/prove/begin', {}, { authorization })).json<Options>();
  const prove = (passkey: object) => person.request('POST', '/profile/passkeys/prove', { passkey }, { authorization });
  const wrong = await prove(device.prove(await beginSignIn()));
  expect(wrong.json()).toMatchObject({ statusCode: 422, errors: { passkey: [expect.any(String)] } });
  expect((await prove(device.prove(await ask()))).statusCode).toBe(204);
  expect((await pay()).json().second_factor).toBeUndefined();
  // A fresh proof stands for the password.
  const begun = await person.request('POST', '/profile/passkeys/begin', {}, { authorization });
  expect(begun.statusCode).toBe(200);
});

test('nothing signs in twice, and no challenge is answered twice or for another purpose', async () => {
  const person = await company.member('admin');
  const { device } = await add(person);
  const challenge = await beginSignIn();
  const proof = device.prove(challenge);
  expect((await signIn(proof)).statusCode).toBe(200);
  await expectRefused(proof);
  await expectRefused(device.prove(challenge));
  const parallel = device.prove(await beginSignIn());
  const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(parallel)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  await expectRefused(device.prove(await person.post<Options>('/profile/passkeys/prove/begin')));
  await expectRefused(device.prove(await person.post<Options>('/profile/passkeys/begin', { password: PASSWORD })));
  await expectRefused(device.prove({ ...challenge, challenge: Buffer.from('made.up.mark').toString('base64url') }));
  const late = await beginSignIn();
  world.clock.set(new Date(world.kernel.clock.now().getTime() + 31 * 60_000).toISOString());
  await expectRefused(device.prove(late));
});

test('a proof for another site, without verification, with a wrong key or an older counter is refused', async () => {
  const person = await company.member('admin');
  const { device, passkey } = await add(person);
  const other = createAuthenticator(origin);
  for (const lies of [
    { origin: 'https://evil.example' },
    { host: 'evil.example' },
    { type: 'webauthn.create' },
    { isVerified: false },
  ])
    await expectRefused(device.prove(await beginSignIn(), lies));
  await expectRefused({ ...other.prove(await beginSignIn()), id: device.id });
  await expectRefused(other.prove(await beginSignIn()));
  const honest = device.prove(await beginSignIn());
  const changed = Buffer.from(honest.signature, 'base64url');
  changed[changed.length - 1]! ^= 1;
  await expectRefused({ ...honest, signature: changed.toString('base64url') });
  expect((await signIn(device.prove(await beginSignIn(), { counter: 50 }))).statusCode).toBe(200);
  for (const counter of [50, 49, 1]) await expectRefused(device.prove(await beginSignIn(), { counter }));
  expect((await signIn(device.prove(await beginSignIn(), { counter: 51 }))).statusCode).toBe(200);
  await change(sql`update identity.passkeys set host = 'partners.example' where id = ${passkey.id}`);
  await expectRefused(device.prove(await beginSignIn(), { counter: 52 }));
});

test('a passkey of one person neither opens nor proves the account of another', async () => {
  const [one, other] = [await company.member('admin'), await company.member('admin')];
  const { device, passkey } = await add(one);
  await add(other);
  const handle = Buffer.from(other.user_id).toString('base64url');
  await expectRefused({ ...device.prove(await beginSignIn()), user_handle: handle });
  const challenged = await other.post<Options>('/profile/passkeys/prove/begin');
  const proven = await other.request('POST', '/profile/passkeys/prove', { passkey: device.prove(challenged) });
  expect(proven.statusCode).toBe(422);
  for (const [method, path, body] of [
    ['PATCH', '', { name: 'Mine' }],
    ['POST', '/remove', { password: PASSWORD }],
  ] as const) {
    expect((await other.request(method, `/profile/passkeys/${passkey.id}${path}`, body)).statusCode).toBe(404);
    expect((await other.request(method, `/profile/passkeys/${newId()}${path}`, body)).statusCode).toBe(404);
  }
  // The options of one person do not add a passkey to another, and no passkey has two owners.
  const options = await one.post<Options>('/profile/passkeys/begin', { password: PASSWORD });
  const stolen = createAuthenticator(origin).create(options);
  expect((await other.request('POST', '/profile/passkeys', { passkey: stolen })).statusCode).toBe(422);
  const again = device.create(await other.post<Options>('/profile/passkeys/begin', { password: PASSWORD }));
  expect((await other.request('POST', '/profile/passkeys', { passkey: again })).statusCode).toBe(409);
});

test('a new passkey for another site, without verification or with broken bytes is refused', async () => {
  const person = await company.member('admin');
  const begin = () => person.post<Options>('/profile/passkeys/begin', { password: PASSWORD });
  const device = createAuthenticator(origin);
  const send = (passkey: object) => person.request('POST', '/profile/passkeys', { passkey });
  for (const lies of [
    { origin: 'https://evil.example' },
    { host: 'evil.example' },
    { type: 'webauthn.get' },
    { isVerified: false },
  ])
    expect((await send(device.create(await begin(), lies))).statusCode).toBe(422);
  const honest = device.create(await begin());
  const bytes = Buffer.from(honest.attestation, 'base64url');
  for (let at = 0; at + 1 < bytes.length; at += 17) {
    const broken = Buffer.from(bytes.subarray(0, at + 1));
    expect((await send({ ...honest, attestation: broken.toString('base64url') })).statusCode).toBe(422);
  }
  const deep = Buffer.alloc(5_900, 0x81).toString('base64url');
  expect((await send({ ...honest, attestation: deep })).statusCode).toBe(422);
  expect((await send({ ...honest, attestation: 'A'.repeat(8_001) })).statusCode).toBe(400);
  expect((await send(honest)).statusCode).toBe(201);
  expect((await send(honest)).statusCode).toBe(422);
});

test('one person has a limited number of passkeys', async () => {
  const person = await company.member('admin');
  await change(sql`
    insert into identity.passkeys (user_id, credential_id, public_key, host, name, created_at)
    select ${person.user_id}, ${newId()} || n, '\\x00', 'localhost', 'Key', now() from generate_series(1, ${MOST_PASSKEYS - 1}) n`);
  await add(person);
  const options = await person.post<Options>('/profile/passkeys/begin', { password: PASSWORD });
  const refused = await person.request('POST', '/profile/passkeys', {
    passkey: createAuthenticator(origin).create(options),
  });
  expect(refused.json().message).toBe(`You can have ${MOST_PASSKEYS} passkeys. Remove one first.`);
});

test('a company that requires its own sign-in, a suspended company and a blocked account refuse a passkey as they refuse a password', async () => {
  const closed = await world.company('Closed');
  const domain = `closed-${newId().slice(-8)}.example`;
  const person = await world.person(`ada@${domain}`);
  await world.join(closed.id, person.user_id, 'finance');
  const { device } = await add(person);
  await change(sql`
    insert into saml_connections (organization_id, idp_entity_id, sign_in_url, certificates, expires_at, mode, tested_at)
    values (${closed.id}, 'https://idp.example', 'https://idp.example/sso', '{x}', now() + interval '1 year', 'required', now())`);
  await change(sql`
    insert into saml_domains (organization_id, domain, proof, verified_at)
    values (${closed.id}, ${domain}, 'a proof of the domain', now())`);
  const own = await signIn(device.prove(await beginSignIn()));
  expect(own.json()).toMatchObject({ statusCode: 401, requires_single_sign_on: true });
  await change(sql`delete from saml_domains where organization_id = ${closed.id}`);
  await change(sql`update organizations set status = 'suspended' where id = ${closed.id}`);
  expect((await signIn(device.prove(await beginSignIn()))).json().message).toContain('Closed is suspended');
  await change(sql`update organizations set status = 'active' where id = ${closed.id}`);
  await change(sql`update identity.users set status = 'blocked' where id = ${person.user_id}`);
  expect((await signIn(device.prove(await beginSignIn()))).statusCode).toBe(401);
});

test('an answer of the sign-in tells nothing about people, and floods of wrong proofs are slowed down', async () => {
  const person = await company.member('admin');
  const { device } = await add(person);
  const [first, second] = [await post('/begin', {}), await post('/begin', {})].map((answer) => answer.json());
  expect(first).toEqual({ ...second, challenge: expect.any(String) });
  expect(JSON.stringify(first)).not.toContain(device.id);
  expect(first.allowCredentials ?? []).toEqual([]);
  const address = '203.0.113.77';
  const statuses: number[] = [];
  const stranger = createAuthenticator(origin);
  for (let count = 0; count < 20; count += 1)
    statuses.push((await signIn(stranger.prove(await beginSignIn()), address)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  // A right one still opens its account, as with links: it is too long to be guessed.
  expect((await signIn(device.prove(await beginSignIn()), address)).statusCode).toBe(200);
});

test('people who view as another see and change no passkeys, and a reset of the second factor removes them', async () => {
  const partner_id = await company.within((call) => samplePartner(call));
  const pia = await world.partnerUser(company, partner_id);
  const { device } = await add(pia);
  const { token } = await company.owner.post<{ token: string }>('/impersonations', {
    partner_id,
    user_id: pia.user_id,
    reason: 'They cannot find their deal',
  });
  const authorization = `Bearer ${token}`;
  expect((await pia.request('GET', '/profile/passkeys', undefined, { authorization })).json()).toEqual([]);
  const viewing = await pia.request('POST', '/profile/passkeys/begin', { password: PASSWORD }, { authorization });
  expect(viewing.statusCode).toBe(422);
  await change(sql`
    insert into identity.two_factors (user_id, secret, enabled_at, created_at) values (${pia.user_id}, '\\x00', now(), now())`);
  await world.kernel.system.unscoped((tx) => tx.rows(sql`select reset_second_proof(${pia.user_id})`));
  await expectRefused(device.prove(await beginSignIn()));
});
