import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceSplit } from '#features/deals/opportunities/server/service.ts';
import type { Row } from '../db/client.ts';
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
 * A person limited to own partners, and a partner user, call every endpoint with the ids of rows that they may not see,
 * in the address and in bodies. Those rows stay unchanged, and no written row refers to them.
 */
const routes = recordRoutes();
const dice = new Dice(20_261_122);

let world: World;
let company: Company;
let theirs: Map<string, string>;
let mine: Map<string, string>;
let keeper: Person;
let mate: Person;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  theirs = await makeSamples(company);
  const others = new Set((await company.owner.get<Row[]>('/partners?_end=500')).map(({ id }) => id));
  // A company has only one of these rows for each day.
  for (const table of ['exchange_rates', 'withholding_rules']) {
    await company.within((call) =>
      call.run(sql`delete from ${sql.identifier(table)} where organization_id = ${call.organization_id}`),
    );
    theirs.delete(table);
  }
  mine = await makeSamples(company);
  const everything = world.kernel.permissions
    .entries()
    .filter(({ sides }) => sides.includes('company'))
    .map(({ resource, actions }) => `${resource}:${actions.at(-1)}`);
  const role = await company.owner.post<Row>('/roles', { name: 'Own', permissions: everything, scope: 'own' });
  keeper = await company.member('read_only');
  await company.owner.patch(`/team_members/${keeper.user_id}`, { role: 'custom', role_id: role.id });
  for (const { id } of await company.owner.get<Row[]>('/partners?_end=500'))
    if (!others.has(id)) await company.owner.patch(`/partners/${id}`, { owner_user_id: keeper.user_id });
  for (const rows of [theirs, mine])
    await company.within((call) =>
      replaceSplit(call, rows.get('opportunities')!, { participants: [{ partner_id: rows.get('partners')! }] }),
    );
  mate = await world.partnerUser(company, mine.get('partners')!);
}, 120_000);
afterAll(() => world.close());

/** The samples of others that this person cannot see. */
async function hiddenFrom(person: Person): Promise<Map<string, string>> {
  const hidden = new Map<string, string>();
  for (const [resource, id] of theirs)
    if ((await person.request('GET', `/${resource}/${id}`)).statusCode === 404) hidden.set(resource, id);
  return hidden;
}

function addressOf({ url }: RouteOptions, pool: IdPool): string | undefined {
  let isWhole = true;
  const address = url.replaceAll(/:(\w+)/g, (_, name: string) => {
    const id = pool.forAddress(url, name);
    isWhole &&= id !== undefined;
    return id ?? '';
  });
  return isWhole ? address : undefined;
}

async function ask(
  person: Person,
  { method, url, schema }: RouteOptions,
  address: string,
  pool: IdPool,
  tries: number,
) {
  const shape = (schema as { body?: Schema } | undefined)?.body;
  const answers: number[] = [];
  for (let attempt = 0; attempt < tries; attempt++) {
    const body =
      method === 'GET' ? undefined : shape ? exampleOf(shape, { dice, idFor: (name) => pool.forField(name, url) }) : {};
    const { statusCode } = await person.request(String(method) as 'GET', address, body ?? {});
    answers.push(statusCode);
    if (!shape) break;
  }
  return answers;
}

/** Finds the columns and rows that refer to one of these ids. */
async function rowsReferringTo(ids: readonly string[]): Promise<string[]> {
  const references: string[] = [];
  const columns = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ table: string; column: string; key: string }>(sql`
      select c.relname as table, a.attname::text as column,
        case when exists (select from pg_attribute k
          where k.attrelid = c.oid and k.attname = 'id') then 't.id::text' else 't::text' end as key
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.atttypid = 'uuid'::regtype and a.attnum > 0
      where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
        and a.attname not in ('id', 'organization_id')
        -- Notifications name the actions of colleagues.
        and not a.attname like '%user_id'
        and c.relname not in ('audit_events', 'outbox_events')`),
  );
  for (const { table, column, key } of columns) {
    const rows = await world.kernel.system.unscoped((tx) =>
      tx.rows<{ id: string }>(
        sql`select ${sql.raw(key)} as id from ${sql.identifier(table)} t where ${sql.identifier(column)} = any(${ids})`,
      ),
    );
    references.push(...rows.map(({ id }) => `${table}.${column} of ${id}`));
  }
  return references;
}

/** A person asks the other side to share more of a list whose name the matrix shows; own lists are refused there. */
const FOR_THE_OTHER_SIDE = ['/api/mapping_populations/:id/request_consent'];

async function shown(rows: Map<string, string>): Promise<Map<string, unknown>> {
  const all = new Map<string, unknown>();
  for (const [resource, id] of rows) {
    // The owner's notices count what anybody does.
    if (resource === 'in_app_notifications') continue;
    const row = await company.owner.get<Record<string, unknown>>(`/${resource}/${id}`);
    // Asking for the rows is seen, too, once a minute.
    delete row.last_seen_at;
    all.set(resource, row);
  }
  return all;
}

test.each([
  // The partner user runs first, because the other one may archive the partner.
  ['a partner', () => mate],
  ['whoever looks after own partners', () => keeper],
])(
  '%s touches nothing that is kept from them, and names nothing of it',
  async (_, who) => {
    const person = who();
    const hidden = await hiddenFrom(person);
    for (const name of ['partners', 'opportunities', 'contacts', 'deal_registrations'])
      expect(hidden.has(name), name).toBe(true);
    const ids = [...hidden.values()];
    const [before, pointing] = [await shown(hidden), new Set(await rowsReferringTo(ids))];
    const foreign = new IdPool(dice, hidden);
    const own = new IdPool(dice, mine);
    const mixed = new IdPool(dice, [...mine, ...hidden]);
    const guarded = chosenRoutes(
      routes.filter(
        ({ config, url }) =>
          config?.can && !url.includes('/:key') && !url.includes('leave') && !FOR_THE_OTHER_SIDE.includes(url),
      ),
    );
    const reached: string[] = [];
    for (const route of guarded) {
      const address = route.url.includes(':') && addressOf(route, foreign);
      if (!address) continue;
      for (const status of await ask(person, route, address, mixed, inBreadth(4, 2)))
        if (status < 300) reached.push(`${route.method} ${route.url}: ${status}`);
    }
    let written = 0;
    for (const route of guarded) {
      if (route.method === 'GET' || route.method === 'DELETE') continue;
      const address = addressOf(route, own);
      if (!address) continue;
      for (const status of await ask(person, route, address, mixed, inBreadth(12, 6))) if (status < 300) written += 1;
    }
    expect(reached).toEqual([]);
    expect(written).toBeGreaterThan(inBreadth(60, 0));
    expect((await rowsReferringTo(ids)).filter((one) => !pointing.has(one))).toEqual([]);
    const after = await shown(hidden);
    for (const [resource, row] of before) expect(after.get(resource), resource).toEqual(row);
  },
  240_000,
);
