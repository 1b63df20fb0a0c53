import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { newId } from '#shared/ids.ts';
import { recordRoutes } from '../testing/routes.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/** Actions that require the person are refused to API keys; `viewing-as.test.ts` tests impersonators. */
const routes = recordRoutes();

let world: World;
let company: Company;
let partner_id: string;
let user: Person;
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  user = await world.partnerUser(company, partner_id);
});
afterAll(() => world.close());

/** Changes of these are decisions about access or bank details, even if their routes do not declare it. */
const NOT_FOR_KEYS = [
  'api_keys',
  'impersonations',
  'invitations',
  'memberships',
  'payout_methods',
  'provisioning_tokens',
  'roles',
];
const personal = () =>
  routes.filter(
    ({ method, config }) =>
      config?.needsPerson ||
      config?.isPersonal ||
      (method !== 'GET' && NOT_FOR_KEYS.includes(config?.can?.split(':')[0] ?? '')),
  );
const named = ({ method, url }: RouteOptions) => `${method} ${url}`;
const keyOf = async (person: Person) =>
  (await person.post<{ secret: string }>('/api_keys', { name: 'Probe', permissions: ['*:manage'] })).secret;

async function answerTo(token: string, { method, url }: RouteOptions) {
  const { statusCode, body } = await world.app.inject({
    method: String(method) as 'GET',
    url: url.replaceAll(/:\w+/g, newId()),
    headers: { authorization: `Bearer ${token}` },
    ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }),
  });
  return [statusCode, (JSON.parse(body || '{}') as { message?: string }).message];
}

test('declares approvals, closings, bank details, consent, signing and access as personal actions', () => {
  expect(personal().map(named)).toEqual(
    expect.arrayContaining([
      'POST /api/payout_batches/:id/approve',
      'POST /api/commission_recalculations/:id/approve',
      'POST /api/commission_disputes/:id/keep',
      'POST /api/commission_disputes/:id/correct',
      'POST /api/payout_methods/:id/verify',
      'PUT /api/payout_methods/:id/look',
      'PUT /api/payout_batches/:id/exports/:number/accounts',
      'POST /api/accounting_periods/:month/close',
      'POST /api/api_keys',
      'POST /api/impersonations',
      'POST /api/team_members/:id/make_owner',
      'POST /api/team_members/:id/two_factor/reset',
      'POST /api/profile/password',
      'POST /api/profile/two_factor/disable',
      'POST /api/mapping_populations/:id/consent',
      'POST /api/mapping_consents/:id/answer',
      'POST /api/account_mapping/preset',
      'POST /api/distributions/:id/accept',
      'POST /api/contract_signings/:id/delegate',
      'POST /api/payout_methods',
      'POST /api/payout_methods/:id/default',
      'PATCH /api/team_members/:id',
      'POST /api/roles',
      'POST /api/invitations',
      'POST /api/provisioning_tokens',
    ]),
  );
});

test('rejects them for every API key', async () => {
  const wrong: unknown[] = [];
  for (const token of [await keyOf(company.owner), await keyOf(user)]) {
    for (const route of personal()) {
      const answer = await answerTo(token, route);
      if (answer[0] !== 422 || answer[1] !== 'API keys cannot do this. Sign in as a person.')
        wrong.push([named(route), ...answer]);
    }
  }
  expect(wrong).toEqual([]);
});

test('lets API keys do everything else within their permissions', async () => {
  const wrong: unknown[] = [];
  for (const [token, mode] of [
    [await keyOf(company.owner), 'company'],
    [await keyOf(user), 'partner'],
  ] as const) {
    for (const route of routes) {
      const { can, isPublic, modes = ['company'] } = route.config ?? {};
      if (isPublic || !can || !modes.includes(mode) || personal().includes(route) || route.method === 'GET') continue;
      const answer = await answerTo(token, route);
      if (/API keys|viewing as/.test(String(answer[1]))) wrong.push([named(route), ...answer]);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);
