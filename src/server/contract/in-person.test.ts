import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { newId } from '#shared/ids.ts';
import { recordRoutes } from '../testing/routes.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/** Actions that require the person are refused to API keys and to impersonators. */
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

const personal = () => routes.filter(({ config }) => config?.needsPerson || config?.isPersonal);
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

test('declares approvals, closings, bank details and access as personal actions', () => {
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

test('rejects them during an impersonation', async () => {
  const root = await world.person('root@tandem.test');
  const { token } = await root.post<{ token: string }>(`/superadmin/companies/${company.id}/view_as`, {
    user_id: company.owner.user_id,
    reason: 'They asked for help',
  });
  const wrong: unknown[] = [];
  for (const route of personal()) {
    // Impersonators can still read the account and sign out.
    if (route.method === 'GET' || route.url === '/api/auth/sign-out') continue;
    const answer = await answerTo(token, route);
    if (answer[0] !== 422 || !String(answer[1]).startsWith('You are viewing as')) wrong.push([named(route), ...answer]);
  }
  expect(wrong).toEqual([]);
});
