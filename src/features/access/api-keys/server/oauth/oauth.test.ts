import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { challengeOf } from '#server/auth/pkce.ts';
import { sql } from '#server/db/sql.ts';
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
    await tx.run(sql`
      update api_keys set refreshed_at = refreshed_at - interval '${sql.raw(interval)}' where refreshed_at is not null`);
    await tx.run(sql`update oauth_clients set created_at = created_at - interval '${sql.raw(interval)}'`);
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

  test('and the tokens work in the networks of the company only, and are not used up elsewhere', async () => {
    const guarded = await world.company('Guarded');
    const { code, verifier, client_id } = await codeFor({}, guarded.owner);
    const office = nextNetwork();
    await world.kernel.system.unscoped((tx) =>
      tx.run(sql`
        update organizations set restricts_keys = true,
          allowed_networks = ${JSON.stringify([{ network: `${office}/32`, note: null }])}::jsonb
        where id = ${guarded.id}`),
    );
    await world.kernel.identity.announceChange();
    const sent = async (values: Record<string, string>) => {
      const elsewhere = nextNetwork();
      const refused = await form('/oauth/token', values, elsewhere);
      expect([refused.statusCode, refused.json()]).toMatchObject([403, { network: 'refused', address: elsewhere }]);
      const granted = await form('/oauth/token', values, office);
      expect(granted.statusCode, granted.body).toBe(200);
      return granted.json<Tokens>();
    };
    const { refresh_token } = await sent(exchange(code, verifier, client_id));
    const renewed = await sent({ grant_type: 'refresh_token', refresh_token, client_id });
    expect((await ask(renewed.access_token, '/partners')).statusCode).toBe(403);
    // A used token is a thief's from everywhere.
    const stolen = await form('/oauth/token', { grant_type: 'refresh_token', refresh_token, client_id });
    expect(stolen.statusCode).toBe(400);
  });

  test('is stored as a hash only', async () => {
    const { code } = await codeFor();
    const rows = await world.kernel.system.unscoped((tx) =>
      tx.rows<{ text: string }>(sql`select c::text as text from oauth_codes c`),
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

  let home: string;
  beforeEach(() => {
    home = nextNetwork();
  });
  const refreshFrom = (ip: string, refresh_token: string, client_id: string, more: Record<string, string> = {}) =>
    form('/oauth/token', { grant_type: 'refresh_token', refresh_token, client_id, ...more }, ip);
  const works = async ({ access_token }: Tokens) => (await ask(access_token, '/partners')).statusCode === 200;

  test('gets the same answer once more for the same request, and the newer token goes on working', async () => {
    const first = await connected();
    const second = (await refreshFrom(home, first.refresh_token, first.client_id)).json<Tokens>();
    expect((await refreshFrom(home, first.refresh_token, first.client_id)).json()).toEqual(second);
    const third = await refreshFrom(home, second.refresh_token, first.client_id);
    expect(third.statusCode).toBe(200);
    expect(await works(third.json<Tokens>())).toBe(true);
  });

  test.each<[string, (first: Tokens & { client_id: string }, second: Tokens) => Promise<unknown>]>([
    ['from another network', (first) => refreshFrom('10.200.0.2', first.refresh_token, first.client_id)],
    [
      'with another scope',
      (first) => refreshFrom(home, first.refresh_token, first.client_id, { scope: 'partners:view' }),
    ],
    [
      'a second time',
      async (first) => {
        await refreshFrom(home, first.refresh_token, first.client_id);
        await refreshFrom(home, first.refresh_token, first.client_id);
      },
    ],
    [
      'after the newer one was used',
      async (first, second) => {
        await refreshFrom(home, second.refresh_token, first.client_id);
        await refreshFrom(home, first.refresh_token, first.client_id);
      },
    ],
    [
      'after half a minute',
      async (first) => {
        await world.kernel.system.unscoped((tx) =>
          tx.run(sql`update oauth_refresh_tokens set used_at = used_at - interval '31 seconds'`),
        );
        await refreshFrom(home, first.refresh_token, first.client_id);
      },
    ],
    [
      'after many generations',
      async (first, second) => {
        let token = second.refresh_token;
        for (let n = 0; n < 4; n += 1)
          token = (await refreshFrom(home, token, first.client_id)).json<Tokens>().refresh_token;
        await refreshFrom(home, first.refresh_token, first.client_id);
      },
    ],
  ])('that comes back %s ends the grant for everybody', async (_what, reuse) => {
    const first = await connected();
    const second = (await refreshFrom(home, first.refresh_token, first.client_id)).json<Tokens>();
    expect(await works(second)).toBe(true);
    await reuse(first, second);
    expect(await works(second)).toBe(false);
    for (const { refresh_token } of [first, second])
      expect((await refresh(refresh_token, first.client_id)).json()).toMatchObject({ error: 'invalid_grant' });
  });

  test('stolen and used in a race leaves nobody with access', async () => {
    const first = await connected();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => refreshFrom(`10.201.0.${n}`, first.refresh_token, first.client_id)),
    );
    const won = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json<Tokens>());
    expect(won).toHaveLength(1);
    expect(await works(won[0]!)).toBe(false);
    expect((await refresh(won[0]!.refresh_token, first.client_id)).statusCode).toBe(400);
  });

  test('sent twice at the same time by its app gets one answer', async () => {
    const first = await connected();
    const [one, other] = await Promise.all([1, 2].map(() => refreshFrom(home, first.refresh_token, first.client_id)));
    expect(one!.json()).toEqual(other!.json());
    expect(await works(one!.json<Tokens>())).toBe(true);
  });

  test('never brings a wider scope, and a refused wish does not use it up', async () => {
    const first = await connected();
    for (const scope of ['*:manage', 'partners:view opportunities:view', 'partners:manage'])
      expect((await refreshFrom(nextNetwork(), first.refresh_token, first.client_id, { scope })).json()).toMatchObject({
        error: 'invalid_scope',
      });
    const second = await refreshFrom(home, first.refresh_token, first.client_id, { scope: 'partners:view' });
    expect(second.json()).toMatchObject({ scope: 'partners:view' });
  });

  test('is stored as a hash, like the answer that can be given again', async () => {
    const first = await connected();
    const second = (await refreshFrom(home, first.refresh_token, first.client_id)).json<Tokens>();
    const rows = await world.kernel.system.unscoped((tx) =>
      tx.rows<{ text: string }>(
        sql`select t::text as text from oauth_refresh_tokens t union all select k::text from api_keys k`,
      ),
    );
    for (const { text } of rows)
      for (const secret of [first.refresh_token, second.refresh_token, second.access_token])
        expect(text).not.toContain(secret);
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
    ['a long name', { client_name: 'x'.repeat(81), redirect_uris: [REDIRECT] }],
    ['no address', { client_name: 'x', redirect_uris: [] }],
    ['many addresses', { client_name: 'x', redirect_uris: Array.from({ length: 11 }, (_, n) => `${REDIRECT}/${n}`) }],
    ['plain http', { client_name: 'x', redirect_uris: ['http://app.example.com/'] }],
    ['a script', { client_name: 'x', redirect_uris: ['javascript:alert(1)'] }],
    ['data', { client_name: 'x', redirect_uris: ['data:text/html,x'] }],
    ['a fragment', { client_name: 'x', redirect_uris: [`${REDIRECT}#x`] }],
    ['credentials', { client_name: 'x', redirect_uris: ['https://a:b@app.example.com/'] }],
    ['no text', { client_name: { toString: 'x' }, redirect_uris: [REDIRECT] }],
    ['file', { client_name: 'x', redirect_uris: ['file:///etc/passwd'] }],
    ['a page of the browser', { client_name: 'x', redirect_uris: ['chrome://settings'] }],
    ['a program of the system', { client_name: 'x', redirect_uris: ['ms-msdt:/id'] }],
    ['a setting of the system', { client_name: 'x', redirect_uris: ['ms-settings://x'] }],
    ['an intent', { client_name: 'x', redirect_uris: ['intent://x#Intent;end'] }],
    ['a blob', { client_name: 'x', redirect_uris: ['blob:https://app.example.com/1'] }],
    ['a script in capitals', { client_name: 'x', redirect_uris: ['JavaScript:/alert(1)'] }],
    ['a script after spaces', { client_name: 'x', redirect_uris: [' java\tscript://%0aalert(1)'] }],
    ['an own scheme without a path', { client_name: 'x', redirect_uris: ['cursor:callback'] }],
    ['an own scheme with a script', { client_name: 'x', redirect_uris: ['vbscript://x'] }],
    ['one wrong address among others', { client_name: 'x', redirect_uris: ['cursor://auth', 'javascript://x'] }],
    ['only other grants', { client_name: 'x', redirect_uris: [REDIRECT], grant_types: ['client_credentials'] }],
    ['only other answers', { client_name: 'x', redirect_uris: [REDIRECT], response_types: ['token'] }],
  ])('is refused with a reason: %s', async (_what, body) => {
    const answer = await register(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: expect.stringMatching(/^invalid_/),
      error_description: expect.any(String),
    });
  });

  test.each([
    [
      'an editor with a scheme of its own',
      {
        client_name: 'Cursor',
        redirect_uris: [
          'cursor://anysphere.cursor-retrieval/oauth/callback',
          'https://www.cursor.com/agents/mcp/callback',
        ],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
        scope: '*:view',
      },
    ],
    [
      'an app that would take a secret',
      { client_name: 'x', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'client_secret_post' },
    ],
    [
      'an app with basic credentials and implicit grants among others',
      {
        redirect_uris: ['http://localhost:33418/', 'com.example.app:/callback'],
        token_endpoint_auth_method: 'client_secret_basic',
        grant_types: ['implicit', 'authorization_code'],
        response_types: ['token', 'code'],
        client_name: 'x',
      },
    ],
  ])('answers %s with what it got', async (_what, body) => {
    const answer = await register(body);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      client_id: expect.stringMatching(/^app_/),
      redirect_uris: body.redirect_uris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    });
    expect(answer.json()).not.toHaveProperty('client_secret');
  });

  test('an app without a name is named after the place that gets the access', async () => {
    for (const [address, name] of [
      [REDIRECT, 'app.example.com'],
      ['cursor://auth/callback', 'cursor://auth'],
    ] as const)
      expect((await register({ redirect_uris: [address] })).json()).toMatchObject({ client_name: name });
  });

  test('an app with a scheme of its own signs in, and only at its registered address', async () => {
    const address = 'cursor://anysphere.cursor-retrieval/oauth/callback';
    const client_id = await client('Cursor', [address]);
    const { request } = await asked({ client_id, redirect_uri: address });
    expect(await owner.post('/oauth/consent', request)).toMatchObject({
      host: 'cursor://anysphere.cursor-retrieval',
      is_local: true,
    });
    const { address: to } = await owner.post<{ address: string }>('/oauth/allow', request);
    expect(to).toMatch(/^cursor:\/\/anysphere\.cursor-retrieval\/oauth\/callback\?code=/);
    for (const other of [`${address}/x`, 'cursor://evil/oauth/callback', 'cursor-evil://anysphere.cursor-retrieval'])
      expect((await owner.request('POST', '/oauth/allow', { ...request, redirect_uri: other })).statusCode).toBe(400);
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
      tx.rows<{ id: string }>(sql`select id from oauth_clients where id = any(${[unused, used]})`),
    );
    expect(left.map(({ id }) => id)).toEqual([used]);
  });
});

describe('the choice of the person', () => {
  const tools = () => ({ resource: `${world.kernel.config.baseUrl}/mcp` });
  const allowed = async (more: object, access?: string) => {
    const { request, verifier, client_id } = await asked(more);
    const answer = await owner.request('POST', '/oauth/allow', { ...request, ...(access && { access }) });
    if (answer.statusCode !== 200) return answer.statusCode;
    const code = new URL(answer.json<{ address: string }>().address).searchParams.get('code')!;
    return (await form('/oauth/token', exchange(code, verifier, client_id))).json<Tokens>().scope;
  };

  test('is to read only, or also to propose, for an app that uses tools', async () => {
    const { request } = await asked({ ...tools(), scope: '*:manage' });
    expect(await owner.post('/oauth/consent', request)).toMatchObject({ proposes: true });
    expect(await allowed({ ...tools(), scope: '*:manage' }, 'read')).toBe('*:view');
    expect(await allowed({ ...tools(), scope: '*:view' }, 'propose')).toBe('*:manage');
    expect(await allowed({ ...tools(), scope: 'tasks:view' }, 'propose')).toBe('tasks:manage');
  });

  test('never widens an app that can write', async () => {
    expect(await owner.post('/oauth/consent', (await asked()).request)).toMatchObject({ proposes: false });
    expect(await allowed({ scope: 'partners:view' }, 'propose')).toBe(400);
    expect(await allowed({ scope: 'partners:manage' }, 'read')).toBe('partners:view');
  });
});

test.each(['/.well-known/openid-configuration', '/mcp/.well-known/oauth-authorization-server', '/.well-known/x/mcp'])(
  'an unknown document is 404 as JSON: %s',
  async (url) => {
    const answer = await world.app.inject(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, expect.stringContaining('json')]);
    expect(answer.json()).toMatchObject({ statusCode: 404 });
  },
);

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
