import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allows, builtInRoles, sideOf, standingOf } from '#shared/access/permissions.ts';
import type { Action, Role } from '../../shared/access/roles.ts';
import { recordRoutes } from '../testing/routes.ts';
import { makePartner, makeSamples } from '../testing/samples.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/**
 * Every built-in role calls every endpoint that needs a permission. The expected result follows from the grants and the
 * declaration of the endpoint. The input is nonsense, so that an allowed caller gets 400 and changes nothing.
 */
const roles: readonly Role[] = builtInRoles;
const routes = recordRoutes();

let world: World;
let company: Company;
let partner: string;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  await makeSamples(company);
  partner = await makePartner(company);
}, 120_000);
afterAll(() => world.close());

/** Only owners may use these, which no permission expresses; see saml.test.ts and company-hosts.test.ts. */
const FOR_OWNERS = /^\/api\/(saml_|company_hosts)/;

const guarded = () => routes.filter(({ config, url }) => config?.can && !FOR_OWNERS.test(url));
const named = ({ method, url }: Pick<RouteOptions, 'method' | 'url'>) => `${method} ${url}`;

/** Sends nonsense to an endpoint: no id is one, no query or body fits. */
async function ask(person: Person | undefined, { method, url }: RouteOptions): Promise<number> {
  const address = `${url.replaceAll(/:\w+/g, 'not%20an%20id')}?nonsense=true`;
  const body = method === 'GET' || method === 'DELETE' ? undefined : { nonsense: true };
  if (person) return (await person.request(String(method) as 'GET', address, body)).statusCode;
  const payload = body && { payload: body };
  return (await world.app.inject({ method: String(method) as 'GET', url: address, ...payload })).statusCode;
}

test('every endpoint declares who can use it', () => {
  const silent = routes.filter(({ config = {} }) => {
    const { can, isPublic, isPersonal, isForEverybody, isForSuperAdmin, isForPrograms } = config;
    return !can && !isPublic && !isPersonal && !isForEverybody && !isForSuperAdmin && !isForPrograms;
  });
  expect(silent.map(named)).toEqual([]);
  expect(guarded().length).toBeGreaterThan(200);
});

test('requires a sign-in except for public endpoints', async () => {
  const open: string[] = [];
  for (const route of routes) {
    if (!route.config?.isPublic && (await ask(undefined, route)) !== 401) open.push(named(route));
  }
  expect(open).toEqual([]);
});

describe.each(roles.map((role) => [role]))('the role %s', (role) => {
  test('is accepted exactly where its permissions allow', async () => {
    const side = sideOf(role);
    const person = side === 'company' ? await company.member(role) : await world.partnerUser(company, partner, role);
    const { permissions } = standingOf(role, null);
    const wrong: string[] = [];
    for (const route of guarded()) {
      const { can = '', modes = ['company'] } = route.config ?? {};
      const [resource, action] = can.split(':') as [string, Action];
      const isAllowed = allows(permissions, resource, action);
      const expected = !modes.includes(side) ? 'absent' : isAllowed ? 'open' : 'refused';
      const status = await ask(person, route);
      const outcome = status === 404 ? 'absent' : status === 401 || status === 403 ? 'refused' : 'open';
      if (outcome !== expected) wrong.push(`${named(route)}: ${expected}, but answered ${status}`);
    }
    expect(wrong).toEqual([]);
  }, 240_000);
});

test('hides super admin routes from everyone else', async () => {
  const theirs = routes.filter(({ config }) => config?.isForSuperAdmin);
  expect(theirs.length).toBeGreaterThan(20);
  const root = await world.person('root@tandem.test');
  await world.join(company.id, root.user_id, 'admin');
  const others = [company.owner, await world.partnerUser(company, partner)];
  const wrong: string[] = [];
  for (const route of theirs) {
    for (const person of others) if ((await ask(person, route)) !== 404) wrong.push(`${named(route)} is open`);
    if ([401, 403].includes(await ask(root, route))) wrong.push(`${named(route)} is closed to who runs it`);
  }
  expect(wrong).toEqual([]);
});
