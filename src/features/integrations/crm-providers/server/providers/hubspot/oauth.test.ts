import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCrm } from '#features/integrations/connections/server/service.ts';
import { createKernel } from '#server/app.ts';
import type { Kernel } from '#server/kernel.ts';
import type { OutgoingRequest, OutgoingResponse } from '#server/outgoing/outgoing.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { createHubspotMock, type HubspotMock } from '../../mocks/hubspot/hubspot-mock.ts';
import { memoryStore } from '../../mocks/kit/store.ts';
import { hubspotScopes } from './hubspot.ts';

let world: World;
let company: Company;
let mock: HubspotMock;
let second: Awaited<ReturnType<typeof createKernel>>;
let connection_id: string;
const refreshes: string[] = [];

/** Answers requests to HubSpot by the mock; other addresses are not asked in this test. */
function toMock(kernel: Kernel): void {
  const real = kernel.outgoing;
  kernel.outgoing = {
    ...real,
    request: async (url: string, request: OutgoingRequest = {}): Promise<OutgoingResponse> => {
      const { host, pathname, search } = new URL(url);
      expect(host).toBe('api.hubapi.com');
      const body = String(request.body ?? '');
      if (body.includes('grant_type=refresh_token')) refreshes.push(url);
      const { method = 'GET', headers = {} } = request;
      const answer = await mock.handle({ method, url: `${pathname}${search}`, headers, body });
      return {
        url,
        status: answer.status,
        headers: answer.headers,
        bytes: Buffer.from(answer.body),
        text: () => answer.body,
        json: () => JSON.parse(answer.body),
      };
    },
  };
}

beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  mock = createHubspotMock({ store: memoryStore(), now: () => world.clock.now(), limit: 10_000, search_limit: 10_000 });
  second = await createKernel({
    ...world.database,
    config: world.kernel.config,
    sealing: world.kernel.sealing,
    clock: world.clock,
  });
  toMock(world.kernel);
  toMock(second);
}, 60_000);
afterAll(async () => {
  await second.close();
  await world.close();
});

const check = async (kernel: Kernel) => (await openCrm(kernel, company.id, connection_id)).check();

test('HubSpot is connected with an OAuth app, which needs no access token', async () => {
  const { address } = await company.owner.post<{ address: string }>('/connections/oauth', {
    connector: 'hubspot',
    is_brokered: false,
    values: { client_id: 'hubspot-client', client_secret: 'hubspot-secret' },
  });
  const consent = new URL(address);
  expect(consent.origin).toBe('https://app.hubspot.com');
  const code = mock.tokens.issueCode({
    scopes: hubspotScopes,
    code_challenge: consent.searchParams.get('code_challenge')!,
    redirect_uri: consent.searchParams.get('redirect_uri')!,
  });
  const answer = await company.owner.request('POST', '/connections/oauth/return', {
    state: consent.searchParams.get('state'),
    code,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  ({ id: connection_id } = answer.json<{ id: string }>());
  expect(answer.json()).toMatchObject({
    status: 'connected',
    access: 'oauth',
    account_name: 'HubSpot account 7400123',
  });
});

test('an expired token is refreshed, and the call goes on', async () => {
  mock.tokens.expireAll();
  expect(await check(world.kernel)).toMatchObject({ account: 'HubSpot account 7400123' });
  expect(refreshes).toHaveLength(1);
});

test('two servers that notice it at once refresh it once', async () => {
  refreshes.length = 0;
  mock.tokens.expireAll();
  const kernels = [world.kernel, second, world.kernel, second, world.kernel, second];
  const answers = await Promise.all(kernels.map((kernel) => check(kernel)));
  expect(new Set(answers.map(({ account }) => account))).toEqual(new Set(['HubSpot account 7400123']));
  expect(refreshes).toHaveLength(1);
  expect((await company.owner.get<{ status: string }>(`/connections/${connection_id}`)).status).toBe('connected');
});

test('a consent that was withdrawn breaks the connection, and its 401 is not ours', async () => {
  mock.tokens.revokeAll();
  await expect(check(world.kernel)).rejects.toMatchObject({ name: 'CrmError', kind: 'expired' });
  const answer = await company.owner.request('POST', `/connections/${connection_id}/check`);
  expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([200, 'error']);
});
