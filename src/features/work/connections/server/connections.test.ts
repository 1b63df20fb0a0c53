import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Access, defineConnectors } from '#server/connectors.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Connection } from '../schema.ts';
import { accessOf, asProduct, storeTokens } from './access.ts';
import { storeConnection } from './store.ts';
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
      tx.rows('select c::text, s::text as secret from connections c join stored_secrets s on s.ref_id = c.id'),
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

async function oauthConnection(): Promise<string> {
  const client_id = 'own-app';
  service.clients.set(client_id, 'own-secret');
  const address = new URL(`${service.url}/authorize`);
  const verifier = 'v'.repeat(50);
  const { challengeOf } = await import('./oauth.ts');
  address.search = new URLSearchParams({
    client_id,
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: challengeOf(verifier),
    redirect_uri: 'http://x.test/return',
    state: 's',
  }).toString();
  const code = service.consent(address.href).searchParams.get('code')!;
  const tokens = await world.kernel.outgoing
    .request(`${service.url}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        client_id,
        client_secret: 'own-secret',
        redirect_uri: 'http://x.test/return',
      }).toString(),
    })
    .then((answer) => answer.json() as { access_token: string; refresh_token: string });
  return asProduct(world.kernel, company.id, async (call) => {
    const id = await storeConnection(
      call,
      {
        connector: 'test_oauth',
        name: 'OAuth CRM',
        access: 'oauth',
        values: { client_id, client_secret: 'own-secret' },
        account: 'x',
        scopes: [],
      },
      null,
    );
    await storeTokens(call, id, { ...tokens, expires_at: null });
    return id;
  });
}
const me = async (id: string) => (await accessOf(world.kernel, company.id, id)).send(`${service.url}/api/me`);
const refreshes = () => service.requests.filter(({ form }) => form.grant_type === 'refresh_token').length;

describe('tokens', () => {
  test('that expired are refreshed once, however many workers notice', async () => {
    const id = await oauthConnection();
    service.expireAccess();
    service.delay = 100;
    const answers = await Promise.all(Array.from({ length: 6 }, () => me(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(refreshes()).toBe(1);
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

  test('that were revoked break the connection in plain words', async () => {
    const id = await oauthConnection();
    service.revokeAll();
    await expect(me(id)).rejects.toMatchObject({ name: 'CrmError', kind: 'expired' });
    const found = (await company.owner.get<Connection[]>('/connections')).find((one) => one.id === id)!;
    expect([found.status, found.last_error]).toEqual([
      'error',
      expect.stringMatching(/no longer accepts the connection\. Connect again\.$/),
    ]);
  });

  test('are kept when the provider is away for a while', async () => {
    const id = await oauthConnection();
    service.expireAccess();
    await me(id);
    service.expireAccess();
    service.failing = 503;
    expect((await me(id)).status).toBe(503);
    service.failing = 0;
    expect((await me(id)).status).toBe(200);
  });
});
