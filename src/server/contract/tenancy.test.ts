import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { Dice } from '../testing/dice.ts';
import { exampleOf, type Schema } from '../testing/examples.ts';
import { IdPool } from '../testing/pool.ts';
import { watchRoutes } from '../testing/routes.ts';
import { makeSamples } from '../testing/samples.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/**
 * The owner of one company uses every endpoint with the ids of another's rows, in the address and in bodies made from the
 * endpoint's own schema.
 */
const routes = watchRoutes();

let world: World;
let company: Company;
let stranger: Company;
let made: Map<string, string>;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  stranger = await world.company('Stranger');
  made = await makeSamples(company);
}, 120_000);
afterAll(() => world.close());

const dice = new Dice(20_261_121);

/** The address with ids of the company's rows, or nothing where it names none. */
function foreignAddress({ url, schema }: RouteOptions, pool: IdPool): string | undefined {
  const params = ((schema?.params ?? {}) as Schema).properties ?? {};
  let isForeign = false;
  const address = url.replaceAll(/:(\w+)/g, (_, name: string) => {
    const id = pool.forAddress(url, name);
    isForeign ||= id !== undefined;
    return encodeURIComponent(id ?? String(exampleOf(params[name] ?? {}, { dice, idFor: () => newId() })));
  });
  return isForeign ? address : undefined;
}

/** Tries bodies until one is well-formed, for only then is the row looked for. */
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
  for (const [resource, id] of made) {
    // When somebody was here last changes by looking.
    const { last_seen_at: _, ...row } = await person.get<Record<string, unknown>>(`/${resource}/${id}`);
    shown.set(resource, row);
  }
  return shown;
}

test("another company's rows do not exist, whatever is asked of them, and stay as they are", async () => {
  const before = await shownTo(company.owner);
  const pool = new IdPool(dice, made);
  // A template's key names the same template for everybody: it is nobody's row.
  const guarded = routes.filter(({ config, url }) => config?.can && !url.includes('/:key'));
  const reached: string[] = [];
  let asked = 0;
  for (const route of guarded) {
    const address = foreignAddress(route, pool);
    const status = await ask(stranger.owner, route, address ?? route.url.replaceAll(/:\w+/g, () => newId()), pool);
    if (address === undefined) continue;
    asked += 1;
    if (status !== 404) reached.push(`${route.method} ${route.url}: ${status}`);
  }
  expect(reached).toEqual([]);
  expect(asked).toBeGreaterThan(150);
  expect(await shownTo(company.owner)).toEqual(before);
}, 180_000);

test("no row of a company points at another's", async () => {
  const ids = [...made.values()];
  const columns = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ table: string; columns: string[] }>(
      `select c.relname as table, array_agg(a.attname::text) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.atttypid = 'uuid'::regtype and a.attnum > 0
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
         and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'organization_id')
       group by c.relname order by c.relname`,
    ),
  );
  const pointing: string[] = [];
  for (const { table, columns: names } of columns) {
    const isForeign = names.map((name) => `"${name}" = any($2)`).join(' or ');
    const found = await world.kernel.system.unscoped((tx) =>
      tx.rows(`select 1 from "${table}" where organization_id = $1 and (${isForeign}) limit 1`, [stranger.id, ids]),
    );
    if (found.length > 0) pointing.push(table);
  }
  expect(columns.length).toBeGreaterThan(40);
  expect(pointing).toEqual([]);
});
