import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { sql } from '../db/sql.ts';
import { inBreadth } from '../testing/breadth.ts';
import { Dice } from '../testing/dice.ts';
import { exampleOf, type Schema } from '../testing/examples.ts';
import { IdPool } from '../testing/pool.ts';
import { recordRoutes } from '../testing/routes.ts';
import { makeSamples } from '../testing/samples.ts';
import { chosenRoutes } from '../testing/walks.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/**
 * The owner of one company calls every endpoint with the ids of another company's rows, in the address and in bodies
 * made from the endpoint's own schema.
 */
const routes = recordRoutes();

/** The bodies that are tried on each route; over many runs all are. */
const ATTEMPTS = inBreadth(10, 4);

let world: World;
let company: Company;
let stranger: Company;
let sampleIds: Map<string, string>;
/** The other company's own rows, made before any request, because later its rules may refuse samples. */
let strangers: Map<string, string>;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  stranger = await world.company('Stranger');
  sampleIds = await makeSamples(company);
  strangers = await makeSamples(stranger);
}, 120_000);
afterAll(() => world.close());

const dice = new Dice(20_261_121);

/** The address with ids of existing rows; undefined if it has no parameter for one. */
function addressAmong({ url, schema }: RouteOptions, pool: IdPool): string | undefined {
  const params = ((schema?.params ?? {}) as Schema).properties ?? {};
  let isNamed = !url.includes(':');
  const address = url.replaceAll(/:(\w+)/g, (_, name: string) => {
    const id = pool.forAddress(url, name);
    isNamed ||= id !== undefined;
    return encodeURIComponent(id ?? String(exampleOf(params[name] ?? {}, { dice, idFor: () => newId() })));
  });
  return isNamed ? address : undefined;
}

/** Tries bodies until one is well-formed, because only then is the row looked for. */
async function ask(person: Person, { method, schema }: RouteOptions, address: string, pool: IdPool): Promise<number> {
  const shape = (schema as { body?: Schema } | undefined)?.body;
  const isRead = method === 'GET' || method === 'DELETE';
  let status = 400;
  for (let attempt = 0; attempt < 12 && status === 400; attempt++) {
    const example = shape && exampleOf(shape, { dice, idFor: (name) => pool.forField(name) });
    const body = isRead ? undefined : (example ?? {});
    status = (await person.request(String(method) as 'GET', address, body)).statusCode;
  }
  return status;
}

async function shownTo(person: Person): Promise<Map<string, unknown>> {
  const shown = new Map<string, unknown>();
  for (const [resource, id] of sampleIds) {
    // Reading changes the time of the last visit.
    const { last_seen_at: _, ...row } = await person.get<Record<string, unknown>>(`/${resource}/${id}`);
    shown.set(resource, row);
  }
  return shown;
}

test('other companies’ rows cannot be reached and stay unchanged', async () => {
  const before = await shownTo(company.owner);
  const pool = new IdPool(dice, sampleIds);
  // Template keys are the same in every company, so they identify no company's row.
  const guarded = chosenRoutes(routes.filter(({ config, url }) => config?.can && !url.includes('/:key')));
  const reached: string[] = [];
  let attempts = 0;
  for (const route of guarded) {
    const address = route.url.includes(':') ? addressAmong(route, pool) : undefined;
    const status = await ask(stranger.owner, route, address ?? route.url.replaceAll(/:\w+/g, () => newId()), pool);
    if (address === undefined) continue;
    attempts += 1;
    if (status !== 404) reached.push(`${route.method} ${route.url}: ${status}`);
  }
  expect(reached).toEqual([]);
  expect(attempts).toBeGreaterThan(inBreadth(150, 10));
  expect(await shownTo(company.owner)).toEqual(before);
}, 180_000);

/** These endpoints ignore unknown rows or only simulate: they answer and change nothing. */
const DOES_NOTHING = /\/(bulk|bulk\/preview|mark_as_read|simulate)$/;

/** The parameters of an endpoint's query that can refer to rows: filters, repeated `id`, the subject of a report. */
function foreignQueries({ schema, url }: RouteOptions, pool: IdPool): [query: string, id: string][] {
  const names = Object.keys(((schema?.querystring ?? {}) as Schema).properties ?? {});
  return names
    .filter((name) => /(^|_)ids?(_|$)/.test(name))
    .flatMap((name) => {
      const id = pool.forField(name.replace(/_(ne|gte|lte|like)$/, ''), url);
      return id ? [[`${name}=${id}`, id] as [string, string]] : [];
    });
}

test('rejects other companies’ rows in request bodies and queries', async () => {
  const before = await shownTo(company.owner);
  const ids = [...sampleIds.values()];
  const own = new IdPool(dice, strangers);
  const foreign = new IdPool(dice, sampleIds);
  const guarded = chosenRoutes(routes.filter(({ config, url }) => config?.can && !url.includes('/:key')));
  const taken: string[] = [];
  let [attempts, looked] = [0, 0];
  for (const route of guarded) {
    const address = addressAmong(route, own);
    if (address === undefined || route.method === 'DELETE') continue;
    if (route.method === 'GET') {
      for (const [query, id] of foreignQueries(route, foreign)) {
        looked += 1;
        const { statusCode, body } = await stranger.owner.request('GET', `${address}?${query}`);
        const revealed = ids.filter((one) => one !== id && body.includes(one));
        if (statusCode >= 500 || revealed.length > 0)
          taken.push(`GET ${route.url}?${query}: ${statusCode} ${revealed}`);
      }
      continue;
    }
    const shape = (route.schema as { body?: Schema } | undefined)?.body;
    // Half of the changes are to own rows, so that the foreign ids in the new values are checked.
    const idFor = (name: string) => (name === 'ids' && dice.happens(0.5) ? own : foreign).forField(name, route.url);
    for (let attempt = 0; shape && attempt < ATTEMPTS; attempt++) {
      const body = exampleOf(shape, { dice, idFor });
      if (!ids.some((id) => JSON.stringify(body)?.includes(id))) continue;
      const { statusCode, body: answer } = await stranger.owner.request(String(route.method) as 'POST', address, body);
      if (statusCode !== 400) attempts += 1;
      if ((statusCode < 300 && !DOES_NOTHING.test(route.url)) || statusCode >= 500)
        taken.push(`${route.method} ${route.url} ${JSON.stringify(body)}: ${statusCode} ${answer.slice(0, 300)}`);
    }
  }
  expect(taken).toEqual([]);
  expect(attempts).toBeGreaterThan(inBreadth(200, 3));
  expect(looked).toBeGreaterThan(inBreadth(50, 2));
  expect(await shownTo(company.owner)).toEqual(before);
}, 240_000);

test('no row refers to a row of another company', async () => {
  const ids = [...sampleIds.values()];
  const columns = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ table: string; columns: string[] }>(sql`
      select c.relname as table, array_agg(a.attname::text) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.atttypid = 'uuid'::regtype and a.attnum > 0
      where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
        and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'organization_id')
      group by c.relname order by c.relname`),
  );
  const pointing: string[] = [];
  for (const { table, columns: names } of columns) {
    const isForeign = names.map((name) => `"${name}" = any($2)`).join(' or ');
    const foreignRows = await world.kernel.system.unscoped((tx) =>
      tx.rows(`select 1 from "${table}" where organization_id = $1 and (${isForeign}) limit 1`, [stranger.id, ids]),
    );
    if (foreignRows.length > 0) pointing.push(table);
  }
  expect(columns.length).toBeGreaterThan(40);
  expect(pointing).toEqual([]);
});
