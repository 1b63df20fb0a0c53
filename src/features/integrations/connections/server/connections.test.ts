import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { challengeOf } from '#server/auth/pkce.ts';
import { sql } from '#server/db/sql.ts';
import { type Access, defineConnectors } from '#server/extension-points/connectors.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Catalog, Connection } from '../schema.ts';
import { accessOf, asProduct } from './access.ts';
import { checkConnection } from './changes.ts';
import { reportBroken } from './health.ts';
import { connectionJobs } from './jobs.ts';
import { type OAuthService, startOAuthService } from './testing/oauth-service.ts';

let service: OAuthService;
let world: World;
let company: Company;
let other: Company;
let partner_id: string;
let pia: Person;
beforeAll(async () => {
  service = await startOAuthService();
  const check = async (access: Access) => {
    const answer = await access.send(`${service.url}/api/me`);
    return { account: (answer.json() as { account: string }).account, scopes: ['read'] };
  };
  const common = {
    category: 'crm',
    sides: ['company', 'partner'],
    summary: 'For tests',
    does: [],
    needs: [],
    stays: 'Records stay.',
    goes: 'Credentials go.',
    check,
  } as const;
  defineConnectors(
    {
      ...common,
      key: 'test_keyed',
      name: 'Keyed CRM',
      fields: [
        { name: 'access_token', label: 'API key', kind: 'secret' },
        { name: 'region', label: 'Region', kind: 'choice', options: [{ value: 'eu', label: 'EU' }], is_optional: true },
      ],
      access: [{ kind: 'fields' }],
    },
    {
      ...common,
      key: 'test_oauth',
      name: 'OAuth CRM',
      fields: [],
      access: [
        {
          kind: 'oauth',
          authorize_url: `${service.url}/authorize`,
          token_url: `${service.url}/token`,
          revoke_url: `${service.url}/revoke`,
          scopes: ['read', 'write'],
          keeps: ['instance_url'],
        },
      ],
    },
  );
  world = await createWorld({
    env: {
      TANDEM_CONNECTOR_URL: `${service.url}/broker`,
      TANDEM_CONNECTOR_PUBLIC_KEY: 'public-key',
      TANDEM_OUTGOING_ALLOW: service.url,
    },
  });
  company = await world.company();
  other = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  pia = await world.partnerUser(company, partner_id);
}, 60_000);
beforeEach(() => {
  service.requests.length = 0;
  service.delay = 0;
  service.failing = 0;
});
afterAll(async () => {
  await world.close();
  await service.close();
});

const connect = (person: Person, values: object, connector = 'test_keyed') =>
  person.request('POST', '/connections', { connector, values });

describe('credentials that are entered', () => {
  test('are checked with the system, stored encrypted, and never shown', async () => {
    const answer = await connect(company.owner, { access_token: 'key-1234', region: 'eu' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      status: 'connected',
      account_name: 'Acme CRM 42',
      scopes: ['read'],
      settings: { region: 'eu' },
    });
    const rows = await world.kernel.system.unscoped((tx) =>
      tx.rows(sql`select c::text, s::text as secret from connections c join stored_secrets s on s.ref_id = c.id`),
    );
    const log = await company.owner.get('/audit_events?_end=100');
    const list = await company.owner.get('/connections');
    expect(JSON.stringify([rows, log, list, answer.body])).not.toContain('key-1234');
  });

  test('that the system rejects are not stored, and its 401 is not ours', async () => {
    const before = (await company.owner.get<Connection[]>('/connections')).length;
    const answer = await connect(company.owner, { access_token: 'wrong' });
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      'Keyed CRM no longer accepts the credentials. Connect it again.',
    ]);
    service.failing = 503;
    expect((await company.owner.get<Connection[]>('/connections')).length).toBe(before);
  });

  test('must fit the declared fields', async () => {
    for (const values of [{}, { access_token: 'x', region: 'mars' }, { access_token: 'x', settings: 'y' }])
      expect((await connect(company.owner, values)).statusCode).toBe(422);
    expect((await connect(company.owner, {}, 'unknown')).statusCode).toBe(404);
    expect((await connect(company.owner, { __proto__: 'x', access_token: ['a'] })).statusCode).toBe(400);
  });
});

test('a partner and the company never see each other’s connections, nor does another company', async () => {
  const mine = (await connect(pia, { access_token: 'key-1234' })).json<Connection>();
  const ids = async (person: Person) => (await person.get<Connection[]>('/connections')).map(({ id }) => id);
  expect(await ids(pia)).toEqual([mine.id]);
  expect(await ids(company.owner)).not.toContain(mine.id);
  expect(await ids(other.owner)).toEqual([]);
});

const start = (person: Person, more: object = {}) =>
  person.request('POST', '/connections/oauth', {
    connector: 'test_oauth',
    values: {},
    is_brokered: true,
    ...more,
  });
const finish = (person: Person, values: object) => person.request('POST', '/connections/oauth/return', values);
const paramsOf = (back: URL) => Object.fromEntries(back.searchParams) as { state: string; code: string };

/** Starts in the browser and agrees at the provider. @returns the values with which the browser comes back */
async function agreed(person: Person, more: object = {}) {
  const answer = await start(person, more);
  expect(answer.statusCode, answer.body).toBe(200);
  return paramsOf(service.consent(answer.json<{ address: string }>().address));
}
async function oauthConnection(person = company.owner, more: object = {}): Promise<string> {
  const answer = await finish(person, await agreed(person, more));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Connection>().id;
}
const found = async (id: string, person = company.owner) => person.get<Connection>(`/connections/${id}`);
const me = async (id: string) => (await accessOf(world.kernel, company.id, id)).send(`${service.url}/api/me`);
const refreshes = () => service.requests.filter(({ form }) => form.grant_type === 'refresh_token').length;

describe('signing in at the provider', () => {
  test('through the connector of the installation needs the public key and PKCE, and no secret', async () => {
    const { address } = (await start(company.owner)).json<{ address: string }>();
    const url = new URL(address);
    expect(`${url.origin}${url.pathname}`).toBe(`${service.url}/broker/authorize`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'public-key',
      provider: 'test_oauth',
      code_challenge_method: 'S256',
      scope: 'read write',
      redirect_uri: `${world.kernel.config.baseUrl}/connections/return`,
    });
    const done = await finish(company.owner, paramsOf(service.consent(address)));
    expect(done.json()).toMatchObject({ status: 'connected', is_brokered: true, account_name: 'Acme CRM 42' });
    const exchange = service.requests.find(({ form }) => form.grant_type === 'authorization_code')!;
    expect(challengeOf(exchange.form.code_verifier!)).toBe(url.searchParams.get('code_challenge'));
    expect(exchange.form).not.toHaveProperty('client_secret');
    expect(exchange.path).toBe('/broker/token');
  });

  test('with an app of the company keeps its secret and the values of the token response', async () => {
    service.clients.set('own-app', 'own-secret-value');
    service.extra = { instance_url: 'https://acme.crm.test', admin_token: 'hidden' };
    const values = { client_id: 'own-app', client_secret: 'own-secret-value' };
    const done = await finish(company.owner, await agreed(company.owner, { is_brokered: false, values }));
    service.extra = {};
    expect(done.json<Connection>().settings).toEqual({ client_id: 'own-app', instance_url: 'https://acme.crm.test' });
    const id = done.json<Connection>().id;
    expect((await accessOf(world.kernel, company.id, id)).values).toMatchObject({ client_secret: 'own-secret-value' });
    const wrong = { client_id: 'own-app', client_secret: 'wrong' };
    const refused = await finish(company.owner, await agreed(company.owner, { is_brokered: false, values: wrong }));
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      expect.stringContaining('does not accept the client ID or secret'),
    ]);
  });

  test('ends for a state that is forged, replayed, too old, or of another session or company', async () => {
    const before = (await company.owner.get<Connection[]>('/connections')).length;
    const ended = async (person: Person, values: object) => expect((await finish(person, values)).statusCode).toBe(409);
    const { state, code } = await agreed(company.owner);
    const admin = await company.member('admin');
    await ended(company.owner, { state: `${state.slice(0, -2)}xx`, code });
    await ended(admin, { state, code });
    await ended(other.owner, { state, code });
    await ended(pia, { state, code });
    expect((await finish(company.owner, { state, code })).statusCode).toBe(200);
    await ended(company.owner, { state, code });
    const late = await agreed(company.owner);
    world.clock.advance(11 * 60_000);
    await ended(company.owner, late);
    await ended(company.owner, { state: (await agreed(company.owner)).state, error: 'access_denied' });
    expect((await company.owner.get<Connection[]>('/connections')).length).toBe(before + 1);
  });

  test('ends for a code that was used, or that belongs to another attempt', async () => {
    const first = await agreed(company.owner);
    const second = await agreed(company.owner);
    expect((await finish(company.owner, { state: first.state, code: second.code })).statusCode).toBe(422);
    // The attempt is over, so the right code cannot follow a wrong one.
    expect((await finish(company.owner, first)).statusCode).toBe(409);
    // The wrong exchange has used up the code at the provider.
    expect((await finish(company.owner, second)).statusCode).toBe(422);
  });

  test('is not possible with an API key, or for a role that cannot connect', async () => {
    const key = await company.owner.post<{ secret: string }>('/api_keys', {
      name: 'Sync',
      permissions: ['connections:manage'],
    });
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/connections/oauth',
      headers: { authorization: `Bearer ${key.secret}` },
      payload: { connector: 'test_oauth', values: {}, is_brokered: true },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([422, expect.stringMatching(/API key/)]);
    const finance = await company.member('finance');
    expect((await start(finance)).statusCode).toBe(403);
  });
});

describe('tokens', () => {
  test('that expired are refreshed once, however many workers notice', async () => {
    const id = await oauthConnection();
    service.expireAccess();
    service.delay = 100;
    const answers = await Promise.all(Array.from({ length: 6 }, () => me(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(refreshes()).toBe(1);
  });

  test('are refreshed before they expire', async () => {
    const id = await oauthConnection();
    world.clock.advance(3_595_000);
    expect((await me(id)).status).toBe(200);
    expect(refreshes()).toBe(1);
    expect(service.requests.filter(({ path }) => path === '/api/me')).toHaveLength(2);
  });

  test('stay usable when the work that needed them fails afterwards', async () => {
    const id = await oauthConnection();
    service.expireAccess();
    await expect(
      asProduct(world.kernel, company.id, async () => {
        await me(id);
        throw new Error('crash');
      }),
    ).rejects.toThrow('crash');
    service.expireAccess();
    expect((await me(id)).status).toBe(200);
    expect(refreshes()).toBe(2);
  });

  test('are kept when the provider is away for a while', async () => {
    const id = await oauthConnection();
    service.expireAccess();
    service.failing = 503;
    expect((await me(id)).status).toBe(503);
    await checkConnection(world.kernel, company.id, id).catch(() => {});
    service.failing = 0;
    expect((await me(id)).status).toBe(200);
    await checkConnection(world.kernel, company.id, id);
    expect((await found(id)).status).toBe('connected');
  });

  test('never appear in answers, the log, or readable in the database', async () => {
    await oauthConnection();
    const secrets = service.requests.flatMap(({ authorization }) => (authorization ? [authorization.slice(7)] : []));
    expect(secrets.length).toBeGreaterThan(0);
    const tables = ['connections', 'stored_secrets', 'connection_attempts', 'audit_events', 'outbox_events'];
    const rows = await world.kernel.system.unscoped(async (tx) => {
      const all = [];
      for (const table of tables) all.push(await tx.rows(sql`select t::text from ${sql.identifier(table)} t`));
      return JSON.stringify(all);
    });
    const seen = JSON.stringify([
      await company.owner.get('/connections/catalog'),
      await company.owner.get('/audit_events?_end=200'),
    ]);
    for (const secret of secrets) expect(rows.includes(secret) || seen.includes(secret)).toBe(false);
  });
});

describe('a broken connection', () => {
  test('with revoked access shows it, becomes a work item, and is reconnected in place', async () => {
    const id = await oauthConnection();
    service.revokeAll();
    await expect(me(id)).rejects.toMatchObject({ name: 'CrmError', kind: 'expired' });
    expect(await found(id)).toMatchObject({
      status: 'error',
      last_error: expect.stringMatching(/no longer accepts the connection\. Connect again\.$/),
    });
    const kinds = async (person: Person) => JSON.stringify(await person.get('/work_items?kind=broken_connection'));
    expect(await kinds(company.owner)).toContain(id);
    expect(await kinds(pia)).not.toContain(id);
    const again = await finish(company.owner, await agreed(company.owner, { connection_id: id }));
    expect(again.json()).toMatchObject({ id, status: 'connected', last_error: null });
    expect(await kinds(company.owner)).not.toContain(id);
    expect((await me(id)).status).toBe(200);
  });

  test('is reported once to the people who manage connections', async () => {
    const id = await oauthConnection();
    for (let at = 0; at < 3; at += 1)
      await company.within((call) => reportBroken(call, id, { message: 'The token was revoked.' }));
    const notices = await world.kernel.system.unscoped((tx) =>
      tx.rows(sql`select n.text from in_app_notifications n where link like ${`%${id}`}`),
    );
    expect(new Set(notices.map(({ text }) => text))).toEqual(
      new Set(['The connection “OAuth CRM” stopped working. The token was revoked.']),
    );
  });

  test('counts as broken only after three checks without an answer', async () => {
    const id = await oauthConnection();
    const busy = () =>
      company.within((call) => reportBroken(call, id, { message: 'It does not respond.', is_temporary: true }));
    await busy();
    await busy();
    expect((await found(id)).status).toBe('connected');
    await busy();
    expect((await found(id)).status).toBe('error');
    expect((await company.owner.post<Connection>(`/connections/${id}/check`)).status).toBe('connected');
  });

  test('is found by the schedule', async () => {
    const id = await oauthConnection();
    service.revokeAll();
    world.clock.advance(7 * 3_600_000);
    await company.within((call) => call.enqueue('connections.check-due', {}));
    await runWaiting(world, connectionJobs);
    await runWaiting(world, connectionJobs);
    expect((await found(id)).status).toBe('error');
  });
});

describe('pausing and disconnecting', () => {
  test('a paused connection opens nothing until it is resumed', async () => {
    const id = await oauthConnection();
    await company.owner.post(`/connections/${id}/pause`);
    await expect(me(id)).rejects.toMatchObject({ kind: 'forbidden' });
    expect((await company.owner.request('POST', `/connections/${id}/pause`)).statusCode).toBe(409);
    await company.owner.post(`/connections/${id}/resume`);
    expect((await me(id)).status).toBe(200);
  });

  test('disconnecting tells what goes, revokes the access, and deletes every secret', async () => {
    const id = await oauthConnection();
    const sheet = await company.owner.post<{ facts: object[] }>(`/connections/${id}/disconnect/preview`);
    expect(sheet.facts).toEqual([
      { label: 'Stays', value: ['Records stay.'] },
      { label: 'Stops', value: ['Credentials go.'] },
      { label: 'Credentials', value: ['Deleted from Tandem at once'] },
      { label: 'Access at OAuth CRM', value: ['Revoked'] },
    ]);
    expect((await company.owner.post<Connection>(`/connections/${id}/disconnect`)).status).toBe('disconnected');
    expect(service.requests.at(-1)).toMatchObject({
      path: '/broker/revoke',
      form: { token_type_hint: 'refresh_token' },
    });
    const secrets = await world.kernel.system.unscoped((tx) =>
      tx.rows(sql`select name from stored_secrets where ref_id = ${id}`),
    );
    expect(secrets).toEqual([]);
    await expect(me(id)).rejects.toMatchObject({ kind: 'expired' });
    expect((await company.owner.request('POST', `/connections/${id}/disconnect`)).statusCode).toBe(409);
  });

  test('a stored key is not sent to a changed address', async () => {
    const { id } = (await connect(company.owner, { access_token: 'key-1234', region: 'eu' })).json<Connection>();
    const change = (values: object) => company.owner.request('PATCH', `/connections/${id}`, { values });
    expect((await change({ region: 'eu' })).statusCode).toBe(200);
    const moved = await change({ access_token: '', region: '' });
    expect([moved.statusCode, moved.json().errors]).toEqual([422, { access_token: ['is required'] }]);
  });

  test('neighbors can neither see nor touch it', async () => {
    const id = await oauthConnection();
    for (const person of [pia, other.owner])
      for (const [method, path] of [
        ['GET', ''],
        ['PATCH', ''],
        ['POST', '/check'],
        ['POST', '/pause'],
        ['POST', '/disconnect'],
        ['POST', '/disconnect/preview'],
        ['DELETE', ''],
      ] as const)
        expect(
          (await person.request(method, `/connections/${id}${path}`, method === 'PATCH' ? { name: 'x' } : undefined))
            .statusCode,
        ).toBe(404);
    expect((await start(pia, { connection_id: id })).statusCode).toBe(404);
  });
});

describe('/connections/catalog', () => {
  test('lists what each side can connect, with its own connections only', async () => {
    const catalog = await pia.get<Catalog>('/connections/catalog');
    const entry = catalog.entries.find(({ key }) => key === 'test_keyed')!;
    expect(entry).toMatchObject({ ways: ['fields'], screen: null });
    expect(entry.connections).toHaveLength(1);
    expect(catalog.connector_host).toBe(new URL(service.url).host);
    const finance = await company.member('finance');
    expect((await finance.request('GET', '/connections/catalog')).statusCode).toBe(200);
    const content = await company.member('content');
    expect((await content.request('GET', '/connections/catalog')).statusCode).toBe(403);
  });

  test('counts requests for an integration once per person', async () => {
    const ask = (person: Person, name: string) => person.post<Catalog>('/connections/requests', { name });
    await ask(company.owner, 'Zoho CRM');
    await ask(company.owner, 'zoho-crm');
    expect((await company.owner.get<Catalog>('/connections/catalog')).requests).toEqual([
      { name: 'Zoho CRM', votes: 1, is_mine: true },
    ]);
    expect((await pia.get<Catalog>('/connections/catalog')).requests).toEqual([]);
    expect((await ask(pia, 'ZOHO CRM')).requests).toEqual([{ name: 'Zoho CRM', votes: 2, is_mine: true }]);
    expect((await company.owner.request('POST', '/connections/requests', { name: 'keyed CRM' })).statusCode).toBe(409);
  });
});
