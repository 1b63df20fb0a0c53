import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { challengeOf } from '#server/auth/pkce.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { ApiKey } from '../../schema.ts';
import { oauthJobs } from './jobs.ts';
import type { Tokens } from './tokens.ts';

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  owner = company.owner;
});
afterAll(() => world.close());

const REDIRECT = 'https://app.example.com/callback';
let network = 0;
/** Each request comes from another network, so that no limit is met by chance. */
function nextNetwork(): string {
  network += 1;
  return `10.${1 + (network >> 8)}.${network & 255}.9`;
}
const form = (url: string, values: Record<string, string>, remoteAddress = nextNetwork()) =>
  world.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  });
const register = (body: object, remoteAddress = nextNetwork()) =>
  world.app.inject({ method: 'POST', url: '/oauth/register', payload: body, remoteAddress });
const client = async (name = 'Deal reader', redirect_uris = [REDIRECT]) =>
  (await register({ client_name: name, redirect_uris })).json<{ client_id: string }>().client_id;

/** A request of an app, and the secret that only the app knows. */
async function asked(more: object = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const client_id = await client();
  const request = {
    client_id,
    redirect_uri: REDIRECT,
    response_type: 'code',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    state: 'state of the app',
    scope: 'partners:view',
    ...more,
  };
  return { request, verifier, client_id: request.client_id };
}

async function codeFor(more: object = {}, by = owner) {
  const { request, verifier, client_id } = await asked(more);
  const { address } = await by.post<{ address: string }>('/oauth/allow', request);
  const url = new URL(address);
  return { code: url.searchParams.get('code')!, verifier, client_id, url };
}

async function connected(more: object = {}, by = owner) {
  const { code, verifier, client_id } = await codeFor(more, by);
  const answer = await form('/oauth/token', exchange(code, verifier, client_id));
  expect(answer.statusCode, answer.body).toBe(200);
  return { ...answer.json<Tokens>(), client_id };
}
const exchange = (code: string, code_verifier: string, client_id: string) => ({
  grant_type: 'authorization_code',
  code,
  code_verifier,
  client_id,
  redirect_uri: REDIRECT,
});
const refresh = (refresh_token: string, client_id: string) =>
  form('/oauth/token', { grant_type: 'refresh_token', refresh_token, client_id });
/** Lets the time of grants pass, which the clock of the database ends. */
const pass = (interval: string) =>
  world.kernel.system.unscoped(async (tx) => {
    await tx.run(
      `update api_keys set refreshed_at = refreshed_at - interval '${interval}' where refreshed_at is not null`,
    );
    await tx.run(`update oauth_clients set created_at = created_at - interval '${interval}'`);
  });
const ask = (token: string, url: string, method: 'GET' | 'POST' = 'GET', payload?: object) =>
  world.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: nextNetwork(),
    ...(payload && { payload }),
  });

test('an app finds the server, registers, and gets the access that the person allowed, and no more', async () => {
  const found = await world.app.inject('/.well-known/oauth-authorization-server');
  expect(found.json()).toMatchObject({
    issuer: world.kernel.config.baseUrl,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
  });
  for (const path of ['', '/api', '/mcp'])
    expect((await world.app.inject(`/.well-known/oauth-protected-resource${path}`)).json()).toMatchObject({
      authorization_servers: [world.kernel.config.baseUrl],
    });

  const { request } = await asked({ scope: 'partners:view opportunities:view' });
  expect(await owner.post('/oauth/consent', request)).toMatchObject({
    name: 'Deal reader',
    host: 'app.example.com',
    is_local: false,
    permissions: ['partners:view', 'opportunities:view'],
    withheld: [],
    partner: null,
  });
  const { url } = await codeFor();
  expect([url.origin + url.pathname, url.searchParams.get('state'), url.searchParams.get('iss')]).toEqual([
    REDIRECT,
    'state of the app',
    world.kernel.config.baseUrl,
  ]);

  const tokens = await connected();
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'partners:view' });
  expect((await ask(tokens.access_token, '/partners')).statusCode).toBe(200);
  expect((await ask(tokens.access_token, '/opportunities')).statusCode).toBe(403);
  expect((await ask(tokens.access_token, '/oauth/allow', 'POST', request)).statusCode).toBe(422);
  const [key] = await owner.get<ApiKey[]>('/api_keys?name=Deal%20reader&_sort=created_at&_order=desc');
  expect(key).toMatchObject({ app_name: 'Deal reader', status: 'active', user_id: owner.user_id });
  expect(JSON.stringify(await owner.get('/api_keys'))).not.toContain(tokens.refresh_token);
});

test('the access to one part of the installation never becomes access to another', async () => {
  const { baseUrl } = world.kernel.config;
  const { code, verifier, client_id } = await codeFor({ resource: `${baseUrl}/mcp` });
  for (const resource of [`${baseUrl}/api`, `${baseUrl}/other`, 'https://elsewhere.example.com'])
    expect((await form('/oauth/token', { ...exchange(code, verifier, client_id), resource })).statusCode).toBe(400);

  const tokens = await connected({ resource: `${baseUrl}/mcp` });
  expect((await ask(tokens.access_token, '/partners')).statusCode).toBe(401);
  const asked = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token, client_id: tokens.client_id };
  const widened = await form('/oauth/token', { ...asked, resource: `${baseUrl}/api` });
  expect([widened.statusCode, widened.json().error]).toEqual([400, 'invalid_target']);
  const renewed = (await form('/oauth/token', asked)).json<Tokens>();
  expect((await ask(renewed.access_token, '/partners')).statusCode).toBe(401);
  // A code that was for the whole installation is bound by the resource of its exchange.
  const whole = await codeFor();
  const bound = await form('/oauth/token', {
    ...exchange(whole.code, whole.verifier, whole.client_id),
    resource: `${baseUrl}/api`,
  });
  expect((await ask(bound.json<Tokens>().access_token, '/partners')).statusCode).toBe(200);
});

test('the access of a partner ends at its own program', async () => {
  const [own, other] = await company.within(async (call) => [await samplePartner(call), await samplePartner(call)]);
  const admin = await world.partnerUser(company, own);
  const { request } = await asked();
  expect(await admin.post('/oauth/consent', request)).toMatchObject({ partner: expect.any(String) });
  const { access_token } = await connected({}, admin);
  expect((await ask(access_token, '/partners')).json<{ id: string }[]>().map(({ id }) => id)).toEqual([own]);
  expect((await ask(access_token, `/partners/${other}`)).statusCode).toBe(404);
});

test('people who may not create keys cannot let apps in, and an app gets no permission that the person lacks', async () => {
  const { request } = await asked();
  const reader = await company.member('read_only');
  expect((await reader.request('POST', '/oauth/allow', request)).statusCode).toBe(403);
  const role = await owner.post<{ id: string }>('/roles', {
    name: 'Keys only',
    permissions: ['api_keys:manage', 'partners:view'],
  });
  const person = await company.member('admin');
  await owner.patch(`/team_members/${person.user_id}`, { role: 'custom', role_id: role.id });
  const wide = await asked({ scope: 'partners:view payout_batches:manage' });
  expect(await person.post('/oauth/consent', wide.request)).toMatchObject({
    permissions: ['partners:view'],
    withheld: ['payout_batches:manage'],
  });
  const tokens = await connected({ scope: '*:manage' }, person);
  expect((await ask(tokens.access_token, '/payout_batches')).statusCode).toBe(403);
  expect(
    (await ask(tokens.access_token, '/api_keys', 'POST', { name: 'x', permissions: ['*:manage'] })).statusCode,
  ).toBe(422);
});

describe('a request that could leak the code', () => {
  test.each([
    ['another address', { redirect_uri: 'https://evil.example.com/callback' }],
    ['an address below the registered one', { redirect_uri: `${REDIRECT}/../evil` }],
    ['a longer address', { redirect_uri: `${REDIRECT}.evil.example.com` }],
    ['an address with a parameter', { redirect_uri: `${REDIRECT}?next=https://evil.example.com` }],
    ['credentials in the address', { redirect_uri: 'https://app.example.com@evil.example.com/callback' }],
    ['an unknown app', { client_id: 'app_AAAAAAAAAAAAAAAAAAAAAA' }],
    ['no challenge', { code_challenge: undefined }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['an implicit grant', { response_type: 'token' }],
    ['another installation', { resource: 'https://other.example.com/api' }],
    ['unknown permissions', { scope: 'unicorns:view' }],
    ['smuggled permissions', { scope: '*:view,*:manage' }],
  ])('is refused and sent nowhere: %s', async (_what, more) => {
    const { request } = await asked(more);
    for (const what of ['consent', 'allow', 'deny']) {
      const answer = await owner.request('POST', `/oauth/${what}`, request);
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.body).not.toContain('code=');
    }
  });

  test('only the port of an app on the own computer may differ', async () => {
    const client_id = await client('Desktop', ['http://127.0.0.1/callback']);
    const at = async (redirect_uri: string) =>
      (await owner.request('POST', '/oauth/consent', (await asked({ client_id, redirect_uri })).request)).statusCode;
    expect(await at('http://127.0.0.1:51234/callback')).toBe(200);
    for (const address of [
      'http://127.0.0.1:51234/other',
      'http://127.0.0.2:51234/callback',
      'https://127.0.0.1:51234/callback',
      'http://localhost:51234/callback',
      'http://127.0.0.1:51234/callback#x',
      'http://user@127.0.0.1:51234/callback',
    ])
      expect(await at(address), address).toBe(400);
  });
});

test('a refusal reaches the app without a code', async () => {
  const { request } = await asked();
  const url = new URL((await owner.post<{ address: string }>('/oauth/deny', request)).address);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    error: 'access_denied',
    state: 'state of the app',
    iss: world.kernel.config.baseUrl,
  });
});

describe('a code', () => {
  test.each([
    ['another verifier', { code_verifier: randomBytes(32).toString('base64url') }],
    ['the challenge as the verifier', { code_verifier: 'challenge' }],
    ['no verifier', { code_verifier: '' }],
    ['another app', { client_id: 'another' }],
    ['another address', { redirect_uri: `${REDIRECT}/` }],
  ])('is useless with %s, and used up by the try', async (_what, wrong: Record<string, string>) => {
    const { code, verifier, client_id } = await codeFor();
    const right = exchange(code, verifier, client_id);
    const given = {
      ...right,
      ...wrong,
      ...(wrong.code_verifier === 'challenge' && { code_verifier: challengeOf(verifier) }),
    };
    if (wrong.client_id) given.client_id = await client('Thief');
    const answer = await form('/oauth/token', given);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_grant']);
    expect((await form('/oauth/token', right)).statusCode).toBe(400);
  });

  test('works for a minute', async () => {
    const { code, verifier, client_id } = await codeFor();
    world.clock.advance(61_000);
    expect((await form('/oauth/token', exchange(code, verifier, client_id))).json()).toMatchObject({
      error: 'invalid_grant',
    });
  });

  test('works once in a race, and a second use ends what the first one got', async () => {
    const { code, verifier, client_id } = await codeFor();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => form('/oauth/token', exchange(code, verifier, client_id))),
    );
    const [won, ...others] = answers.filter(({ statusCode }) => statusCode === 200);
    expect(others).toEqual([]);
    expect((await ask(won!.json<Tokens>().access_token, '/partners')).statusCode).toBe(401);
    expect((await refresh(won!.json<Tokens>().refresh_token, client_id)).statusCode).toBe(400);
  });

  test('is stored as a hash only', async () => {
    const { code } = await codeFor();
    const rows = await world.kernel.system.unscoped((tx) =>
      tx.rows<{ text: string }>('select c::text as text from oauth_codes c'),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) expect(text).not.toContain(code);
  });
});

describe('a refresh token', () => {
  test('renews the access, and the former access ends', async () => {
    const first = await connected();
    const second = (await refresh(first.refresh_token, first.client_id)).json<Tokens>();
    expect((await ask(second.access_token, '/partners')).statusCode).toBe(200);
    expect((await ask(first.access_token, '/partners')).statusCode).toBe(401);
  });

  test('is accepted again within a minute, because an answer can be lost, and ends the grant later', async () => {
    const first = await connected();
    await refresh(first.refresh_token, first.client_id);
    const again = await refresh(first.refresh_token, first.client_id);
    expect(again.statusCode).toBe(200);
    await pass('61 seconds');
    expect((await refresh(first.refresh_token, first.client_id)).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await ask(again.json<Tokens>().access_token, '/partners')).statusCode).toBe(401);
    expect((await refresh(again.json<Tokens>().refresh_token, first.client_id)).statusCode).toBe(400);
  });

  test('is of one app, and useless when the person revokes the key, leaves, or lets it rest for 90 days', async () => {
    const held = await connected();
    expect((await refresh(held.refresh_token, await client('Thief'))).statusCode).toBe(400);
    expect((await refresh(held.access_token, held.client_id)).statusCode).toBe(400);
    expect((await ask(held.refresh_token, '/partners')).statusCode).toBe(401);
    const [key] = await owner.get<ApiKey[]>('/api_keys?status=active&_sort=created_at&_order=desc&_end=1');
    await owner.post(`/api_keys/${key!.id}/revoke`);
    expect((await refresh(held.refresh_token, held.client_id)).statusCode).toBe(400);

    const resting = await connected();
    await pass('91 days');
    expect((await refresh(resting.refresh_token, resting.client_id)).statusCode).toBe(400);
  });

  test('ends with either token by revocation, which tells nothing about unknown ones', async () => {
    const held = await connected();
    expect((await form('/oauth/revoke', { token: 'unknown' })).statusCode).toBe(200);
    expect((await form('/oauth/revoke', { token: held.refresh_token })).statusCode).toBe(200);
    expect((await ask(held.access_token, '/partners')).statusCode).toBe(401);
  });

  test('thousands of changed tokens open nothing', async () => {
    const { refresh_token, client_id } = await connected();
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const tried = new Set<number>();
    for (let n = 0; n < 300; n += 1) {
      const at = n % refresh_token.length;
      const changed = refresh_token.slice(0, at) + letters[(n * 7) % 64] + refresh_token.slice(at + 1);
      if (changed === refresh_token) continue;
      tried.add((await refresh(changed, client_id)).statusCode);
    }
    expect([...tried].filter((status) => status !== 400 && status !== 429)).toEqual([]);
    expect((await refresh(refresh_token, client_id)).statusCode).toBe(200);
  });
});

describe('registration', () => {
  test.each([
    ['no name', { redirect_uris: [REDIRECT] }],
    ['a long name', { client_name: 'x'.repeat(81), redirect_uris: [REDIRECT] }],
    ['no address', { client_name: 'x', redirect_uris: [] }],
    ['many addresses', { client_name: 'x', redirect_uris: Array.from({ length: 11 }, (_, n) => `${REDIRECT}/${n}`) }],
    ['plain http', { client_name: 'x', redirect_uris: ['http://app.example.com/'] }],
    ['a script', { client_name: 'x', redirect_uris: ['javascript:alert(1)'] }],
    ['data', { client_name: 'x', redirect_uris: ['data:text/html,x'] }],
    ['a fragment', { client_name: 'x', redirect_uris: [`${REDIRECT}#x`] }],
    ['credentials', { client_name: 'x', redirect_uris: ['https://a:b@app.example.com/'] }],
    ['no text', { client_name: { toString: 'x' }, redirect_uris: [REDIRECT] }],
    ['a secret', { client_name: 'x', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'client_secret_post' }],
  ])('is refused with a reason: %s', async (_what, body) => {
    const answer = await register(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: expect.stringMatching(/^invalid_/),
      error_description: expect.any(String),
    });
  });

  test('names are shown without characters that hide something, and floods are stopped per network', async () => {
    const client_id = await client('Good\u202eapp\nname');
    const { request } = await asked({ client_id });
    expect(await owner.post('/oauth/consent', request)).toMatchObject({ name: 'Good app name' });
    const answers = [];
    for (let n = 0; n < 64; n += 1)
      answers.push((await register({ client_name: 'x', redirect_uris: [REDIRECT] }, '10.99.9.9')).statusCode);
    expect(answers.at(0)).toBe(201);
    expect(answers.at(-1)).toBe(429);
  });

  test('apps that nobody let in are removed after a week', async () => {
    const unused = await client('Unused');
    const used = (await connected()).client_id;
    await pass('8 days');
    await oauthJobs.run(world.kernel);
    const left = await world.kernel.system.unscoped((tx) =>
      tx.rows<{ id: string }>('select id from oauth_clients where id = any($1)', [[unused, used]]),
    );
    expect(left.map(({ id }) => id)).toEqual([used]);
  });
});

test('a repeated parameter and other forms are refused', async () => {
  const { code, verifier, client_id } = await codeFor();
  const twice = `${new URLSearchParams(exchange(code, verifier, client_id))}&code=other`;
  const answer = await world.app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: twice,
  });
  expect(answer.json()).toMatchObject({ error: 'unsupported_grant_type' });
  expect((await form('/oauth/token', { grant_type: 'password', username: 'a', password: 'b' })).json()).toMatchObject({
    error: 'unsupported_grant_type',
  });
});
