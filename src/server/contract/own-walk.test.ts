import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import type { Row } from '../db/client.ts';
import { inBreadth } from '../testing/breadth.ts';
import { Dice } from '../testing/dice.ts';
import { exampleOf, type Schema } from '../testing/examples.ts';
import { IdPool } from '../testing/pool.ts';
import { recordRoutes } from '../testing/routes.ts';
import { makeSamples } from '../testing/samples.ts';
import { chosenRoutes } from '../testing/walks.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/**
 * A person with every permission that a role limited to own partners can have, and without any partners, calls every
 * endpoint with the ids of others' rows, in the address and in bodies.
 */
const routes = recordRoutes();
const dice = new Dice(20_261_122);

let world: World;
let company: Company;
let keeper: Person;
let pool: IdPool;
/** The resource of each row that the person must not reach, by its id. */
let hidden: Map<string, string>;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  const sampleIds = await makeSamples(company);
  pool = new IdPool(dice, sampleIds);
  keeper = await company.member('read_only');
  const role = await company.owner.post<Row>('/roles', { name: 'Own', permissions: await grants(), scope: 'own' });
  await company.owner.patch(`/team_members/${keeper.user_id}`, { role: 'custom', role_id: role.id });
  hidden = new Map();
  for (const [resource, id] of sampleIds) {
    const { statusCode } = await keeper.request('GET', `/${resource}/${id}`);
    if (statusCode === 404) hidden.set(id, resource);
  }
}, 180_000);
afterAll(() => world.close());

/** All grants that exist in a company. */
async function grants(): Promise<string[]> {
  const routeGrants = routes.flatMap(({ config }) => (config as { can?: string })?.can ?? []);
  const validGrants: string[] = [];
  for (const grant of new Set(routeGrants)) {
    const { statusCode } = await company.owner.request('POST', '/roles', { name: grant, permissions: [grant] });
    if (statusCode === 201) validGrants.push(grant);
  }
  return validGrants;
}

function addressOf({ url, schema }: RouteOptions): string {
  const params = ((schema?.params ?? {}) as Schema).properties ?? {};
  return url.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(
      pool.forAddress(url, name) ?? String(exampleOf(params[name] ?? {}, { dice, idFor: () => newId() })),
    ),
  );
}

/**
 * The name and color of tiers are excluded: the person manages tiers, so a random change of a tier shows in rows of
 * others.
 */
const shown = async () => {
  const rows = new Map<string, unknown>();
  for (const [id, resource] of hidden) {
    const row = await company.owner.get(`/${resource}/${id}`);
    const own = Object.entries(row).filter(([key]) => !/_tier_(name|color)$/.test(key));
    rows.set(id, Object.fromEntries(own));
  }
  return rows;
};

test('other partners’ rows cannot be reached by ID and stay unchanged', async () => {
  expect([...hidden.values()]).toEqual(expect.arrayContaining(['partners', 'deal_registrations', 'commission_lines']));
  const before = await shown();
  const wrong: string[] = [];
  let attempts = 0;
  for (const route of chosenRoutes(routes.filter(({ config }) => config?.can))) {
    const address = addressOf(route);
    const body = (route.schema as { body?: Schema } | undefined)?.body;
    const isRead = route.method === 'GET' || route.method === 'DELETE';
    const isHidden = [...hidden.keys()].some((id) => address.includes(id));
    // Some endpoints validate the body before they look for the row, so bodies are generated until one is valid.
    let answer: { statusCode: number; body: string } | undefined;
    let sent = '';
    for (let attempt = 0; attempt < 8 && [400, 422].includes(answer?.statusCode ?? 400); attempt++) {
      const given = isRead
        ? undefined
        : ((body && exampleOf(body, { dice, idFor: (name) => pool.forField(name) })) ?? {});
      sent = `${address} ${JSON.stringify(given)}`;
      answer = await keeper.request(String(route.method) as 'GET', address, given);
    }
    const { statusCode, body: text } = answer!;
    const revealed = [...hidden]
      .filter(([id]) => text.includes(id) && !sent.includes(id))
      .map(([, resource]) => resource);
    if (revealed.length > 0) wrong.push(`${route.method} ${route.url} tells of ${revealed}`);
    if (!isHidden) continue;
    attempts += 1;
    // Permissions outside a role limited to own partners are refused before any row is looked for.
    if (statusCode !== 404 && statusCode !== 403) wrong.push(`${route.method} ${route.url}: ${statusCode}`);
  }
  expect(wrong).toEqual([]);
  expect(attempts).toBeGreaterThan(inBreadth(50, 5));
  expect(await shown()).toEqual(before);
}, 180_000);
