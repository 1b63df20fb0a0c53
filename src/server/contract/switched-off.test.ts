import Fastify, { type RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features } from '#features/server.ts';
import { registerFeature } from '../app.ts';
import { flagOf } from '../flags/modules.ts';
import { validatorCompiler } from '../http/validate.ts';
import { representatives } from '../testing/breadth.ts';
import { makePartner, makeSamples } from '../testing/samples.ts';
import { chosenResources } from '../testing/walks.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/**
 * For every flag: when it is turned off for a company, its module does not exist there for either side, and everything
 * else does. The routes of a module are those its features register on a separate server.
 */
type Side = 'company' | 'partner';
type Feature = (typeof features)[number];
const sides = ['company', 'partner'] as const;

let world: World;
let acme: Company;
let people: Record<Side, Person>;
let partner: string;
let owned: Map<Feature, RouteOptions[]>;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  acme = await world.company('Acme');
  await makeSamples(acme);
  partner = await makePartner(acme);
  people = { company: acme.owner, partner: await world.partnerUser(acme, partner) };
  owned = new Map();
  for (const feature of chosenFlags.flatMap(({ key }) => moduleOf(key))) owned.set(feature, await routesOf(feature));
}, 120_000);
afterAll(() => world.close());

async function routesOf(feature: Feature): Promise<RouteOptions[]> {
  const featureRoutes: RouteOptions[] = [];
  // A busy machine takes longer than the default limit to compile a feature.
  const server = Fastify({ pluginTimeout: 0 });
  server.setValidatorCompiler(validatorCompiler as never);
  server.addHook('onRoute', (route) => void (route.method !== 'HEAD' && featureRoutes.push(route)));
  await server.register(async (api) => registerFeature(api, world.kernel, feature), { prefix: '/api' });
  await server.ready();
  await server.close();
  return featureRoutes;
}

const flags = features.flatMap(({ flag }) => flag ?? []);
const moduleOf = (key: string) => features.filter((feature) => flagOf(feature, features)?.key === key);

const switchTo = (is_on: boolean, keys: readonly string[]) => world.switchFor(acme, keys, is_on);

/** Sends nonsense: an allowed caller gets 400, or a 404 that names a record, and changes nothing. */
async function ask(person: Person, { method, url }: RouteOptions) {
  const address = `${url.replaceAll(/:\w+/g, 'not%20an%20id')}?nonsense=true`;
  const body = method === 'GET' || method === 'DELETE' ? undefined : { nonsense: true };
  return person.request(String(method) as 'GET', address, body);
}

/** The routes of a module that still exist. */
async function remainingRoutes(key: string, guards: string | undefined): Promise<string[]> {
  const there: string[] = [];
  for (const route of moduleOf(key).flatMap((feature) => owned.get(feature)!)) {
    const { isPublic, isPersonal, modes = ['company'] } = route.config ?? {};
    if (isPublic || isPersonal || (guards === 'changes' && route.method === 'GET')) continue;
    for (const side of sides.filter((one) => modes.includes(one))) {
      const answer = await ask(people[side], route);
      // The router's answer for an unknown address contains the address; a missing record has a name.
      const isGone =
        answer.statusCode === 404 && answer.body.includes('/api/') && answer.body.includes('does not exist.');
      if (!isGone) there.push(`${side}: ${String(route.method)} ${route.url} answered ${answer.statusCode}`);
    }
  }
  return there;
}

/** Lists without an id in the address that do not answer 200. */
async function failedReads(isOff: (feature: Feature) => boolean): Promise<string[]> {
  const wrong: string[] = [];
  const read = async (side: Side, url: string) => {
    const { statusCode, body } = await people[side].request('GET', url);
    if (statusCode !== 200) wrong.push(`${side}: GET ${url} answered ${statusCode} ${body.slice(0, 200)}`);
  };
  const there = features.filter((feature) => !isOff(feature)).flatMap(({ resources = [] }) => resources);
  for (const { name, partner: own } of chosenResources(there)) {
    await read('company', `/${name}?_start=0&_end=5`);
    if (own?.verbs.includes('list')) await read('partner', `/${name}?_start=0&_end=5`);
  }
  for (const side of sides) {
    for (const url of ['/session', '/dashboards', '/notification_preferences', '/in_app_notifications/unread_count'])
      await read(side, url);
    await read(side, '/opportunities?q=a');
  }
  await read('company', `/partners/${partner}`);
  await read('company', '/onboarding/status');
  const described = await world.app.inject({ url: '/api/openapi.json' });
  if (described.statusCode !== 200) wrong.push(`the description answered ${described.statusCode}`);
  return wrong;
}

/** A flag of each kind: with and without routes, for one or several features. */
const chosenFlags = representatives(flags, ({ key, guards = 'everything' }) => [
  guards,
  moduleOf(key).length > 1 ? 'several features' : 'one feature',
]);

describe.each(chosenFlags.map((flag) => [flag.key, flag] as const))(
  'the module %s, switched off for a company',
  (key, flag) => {
    test('has no routes for company or partner users', async () => {
      await switchTo(false, [key]);
      expect(await remainingRoutes(key, flag.guards)).toEqual([]);
      await switchTo(true, [key]);
      const back = await remainingRoutes(key, flag.guards);
      // Experiments may exist only on the screen.
      if (moduleOf(key).some((feature) => owned.get(feature)!.length > 0)) expect(back.length).toBeGreaterThan(0);
    }, 60_000);

    test('is hidden in the session without affecting other modules', async () => {
      await switchTo(false, [key]);
      for (const side of sides) {
        const session = await people[side].get<{ flags: Record<string, boolean>; permissions: string[] }>('/session');
        expect(session.flags[key]).toBe(false);
      }
      const isOff = (feature: (typeof features)[number]) =>
        flag.guards !== 'changes' && moduleOf(key).includes(feature);
      expect(await failedReads(isOff)).toEqual([]);
      await switchTo(true, [key]);
    }, 60_000);
  },
);

test('keeps essential functions with every module off', async () => {
  const keys = flags.map(({ key }) => key);
  await switchTo(false, keys);
  expect(
    await failedReads((feature) => !!flagOf(feature, features) && flagOf(feature, features)?.guards !== 'changes'),
  ).toEqual([]);
  await switchTo(true, keys);
}, 60_000);
