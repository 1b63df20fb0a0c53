import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features } from '#features/server.ts';
import { allows, builtInRoles, grantsOf, permissionsOfEveryone, standingOf } from '#shared/access/permissions.ts';
import { newId } from '#shared/ids.ts';
import { isEditableInPlace } from '#shared/nouns/fields.ts';
import type { TSchema } from '#shared/schema.ts';
import type { Row } from '../db/client.ts';
import { kindOf } from '../resource/column.ts';
import { makePartner, makeSamples, sampleName } from '../testing/samples.ts';
import { chosenResources } from '../testing/walks.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/**
 * One suite for every resource and verb. A resource takes part through its declaration and `sample<Noun>` in a
 * feature's `server/sample.ts`, which creates one valid row with its prerequisites.
 */
const resources = features.flatMap((feature) => feature.resources ?? []);

/** Rows that are never created directly; their own features test them. */
const withoutSample = new Set(['audit_events', 'organization_events']);

let world: World;
let company: Company;
let stranger: Person;
let reader: Person;
let outsider: Person;
let sampleIds: Map<string, string>;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  stranger = (await world.company('Stranger')).owner;
  reader = await company.member('read_only');
  sampleIds = await makeSamples(company);
  outsider = await world.partnerUser(company, await makePartner(company));
});
afterAll(() => world.close());

test('role permissions refer to known resources', () => {
  const names = new Set(['*', ...world.kernel.permissions.entries().map(({ resource }) => resource)]);
  const unknown = [...builtInRoles.map(grantsOf), permissionsOfEveryone('company'), permissionsOfEveryone('partner')]
    .flat()
    .filter((grant) => !grant.startsWith('!'))
    .map((grant) => grant.split(':')[0]!)
    .filter((name) => !names.has(name));
  expect([...new Set(unknown)]).toEqual([]);
});

test('resource names are unique', () => {
  expect(resources.map(({ name }) => name)).toEqual([...new Set(resources.map(({ name }) => name))]);
});

test('lists change fields in place only where updates are accepted', () => {
  const refused = resources.flatMap(({ name, isEditedInPlace, fields = {}, update }) =>
    Object.entries(isEditedInPlace ? fields : {})
      .filter(([key, field]) => isEditableInPlace(field) && !(key in (update?.properties ?? {})))
      .map(([key]) => `${name}.${key}`),
  );
  expect(refused).toEqual([]);
});

test('every resource has a sample', () => {
  const missing = resources.filter(({ name }) => !withoutSample.has(name) && !sampleIds.has(name));
  expect(missing.map((resource) => `export ${sampleName(resource)} from a server/sample.ts`)).toEqual([]);
});

describe.each(chosenResources(resources).map((resource) => [resource.name, resource] as const))(
  '%s',
  (name, resource) => {
    const columns = Object.keys(resource.row.properties).sort();
    const isListed = !withoutSample.has(name);
    const id = () => sampleIds.get(name)!;

    test('requires a sign-in', async () => {
      const answer = await world.app.inject({ url: `/api/${name}` });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ statusCode: 401, message: expect.any(String) });
    });

    test('lists and shows exactly the declared fields', async () => {
      const list = await company.owner.request('GET', `/${name}`);
      expect(list.statusCode, list.body).toBe(200);
      expect(Number(list.headers['x-total-count'])).toBeGreaterThanOrEqual(isListed ? 1 : 0);
      if (!isListed) return;
      const row = await company.owner.get(`/${name}/${id()}`);
      expect(Object.keys(row).sort()).toEqual(columns);
      expect(await company.owner.get(`/${name}?id=${id()}`)).toEqual([row]);
    });

    test('sorts by every declared field, both ways', async () => {
      for (const field of resource.list.sort) {
        for (const order of ['asc', 'desc']) {
          const answer = await company.owner.request('GET', `/${name}?_sort=${field}&_order=${order}`);
          expect(answer.statusCode, `${field} ${order}: ${answer.body}`).toBe(200);
        }
      }
    });

    test('answers a search in both modes', async () => {
      for (const person of [company.owner, outsider]) {
        const answer = await person.request('GET', `/${name}?q=sample`);
        expect(answer.statusCode, answer.body).toBeLessThan(500);
      }
    });

    test('finds the sample by every declared filter', async () => {
      if (!isListed) return;
      const row = await company.owner.get<Row>(`/${name}/${id()}`);
      for (const field of resource.list.filter) {
        const value = Array.isArray(row[field]) ? (row[field] as unknown[])[0] : row[field];
        if (kindOf((resource.row.properties as Record<string, TSchema>)[field]!) === 'json') continue;
        const wanted = value === null || value === undefined ? '' : String(value);
        const answer = await company.owner.request('GET', `/${name}?${field}=${encodeURIComponent(wanted)}&id=${id()}`);
        expect(answer.statusCode, `${field}=${wanted}: ${answer.body}`).toBe(200);
        expect(
          answer.json<Row[]>().map((one) => one.id),
          `${field}=${wanted}`,
        ).toEqual([id()]);
        const others = await company.owner.request(
          'GET',
          `/${name}?${field}_ne=${encodeURIComponent(wanted)}&id=${id()}`,
        );
        expect(others.json(), `${field}_ne=${wanted}`).toEqual([]);
      }
    });

    test('rejects unknown query parameters by name', async () => {
      for (const query of [
        'nonsense=1',
        '_sort=nonsense',
        '_order=sideways',
        '_start=-1',
        '_end=x',
        '_end=100000',
        'id=not-an-id',
      ]) {
        const answer = await company.owner.request('GET', `/${name}?${query}`);
        expect(answer.statusCode, `${query}: ${answer.body}`).toBe(400);
        expect(answer.json()).toMatchObject({ statusCode: 400, message: expect.any(String) });
      }
    });

    test('searches text with wildcards and quotes', async () => {
      for (const q of ['%', "o'hara", '_\\', 'ünïcode 漢字', '((']) {
        const answer = await company.owner.request('GET', `/${name}?q=${encodeURIComponent(q)}`);
        expect(answer.statusCode, `${q}: ${answer.body}`).toBe(200);
      }
    });

    test('finds the sample by the words of every searched column', async () => {
      if (!isListed) return;
      const row = await company.owner.get<Row>(`/${name}/${id()}`);
      for (const field of resource.list.search) {
        for (const word of String(row[field] ?? '')
          .split(/\s+/)
          .filter(Boolean)
          .slice(0, 3)) {
          const part = word.slice(word.length > 4 ? 1 : 0).toUpperCase();
          for (const query of [`q=${encodeURIComponent(part)}&_end=1000`, `q=${encodeURIComponent(part)}&id=${id()}`]) {
            const answer = await company.owner.request('GET', `/${name}?${query}`);
            expect(
              answer.json<Row[]>().map((one) => one.id),
              `${field}: ${query}`,
            ).toContain(id());
          }
        }
      }
    });

    test('reads a large table with the same result as a small one', async () => {
      const { tables } = world.kernel;
      const readList = async (person: Person, query: string) => {
        const { statusCode, headers, body } = await person.request('GET', `/${name}?${query}`);
        return { statusCode, total: headers['x-total-count'], body };
      };
      // Totals are counted in the table where possible, while rows are read from the view.
      const all = await company.owner.request('GET', `/${name}?_end=1000`);
      expect(all.json()).toHaveLength(Number(all.headers['x-total-count']));
      const usually = tables.largeFrom;
      for (const query of ['q=a', 'q=e m', ...resource.list.sort.map((field) => `_sort=${field}&_order=desc`)]) {
        for (const person of [company.owner, outsider]) {
          const usual = await readList(person, query);
          tables.largeFrom = 0;
          const large = await readList(person, query).finally(() => {
            tables.largeFrom = usually;
          });
          expect(large, query).toEqual(usual);
        }
      }
    });

    test('does not exist for another company', async () => {
      const list = await stranger.request('GET', `/${name}`);
      const foreign = list.json<Row[]>().filter((row) => row.id === sampleIds.get(name));
      expect(foreign).toEqual([]);
      if (!isListed) return;
      expect(await stranger.get(`/${name}?id=${id()}`)).toEqual([]);
      expect((await stranger.request('GET', `/${name}/${id()}`)).statusCode).toBe(404);
      if (resource.update)
        expect((await stranger.request('PATCH', `/${name}/${id()}`, { row_version: 1 })).statusCode).toBe(404);
      if (resource.remove) expect((await stranger.request('DELETE', `/${name}/${id()}`)).statusCode).toBe(404);
      if (resource.ordered) {
        const moved = await stranger.request('PATCH', `/${name}/0`, { updates: [{ id: id(), values: { order: 9 } }] });
        expect(moved.statusCode).toBe(404);
      }
    });

    test('shows a partner its declared fields of its own rows, or nothing at all', async () => {
      const list = await outsider.request('GET', `/${name}`);
      if (!resource.partner?.verbs.includes('list')) {
        expect(list.statusCode, list.body).toBe(404);
      } else {
        expect(list.statusCode, list.body).toBe(200);
        const seen = Object.keys(resource.partner.row.properties).sort();
        for (const row of list.json<Row[]>()) expect(Object.keys(row).sort()).toEqual(seen);
      }
      for (const [verb, method] of [
        ['create', 'POST'],
        ['update', 'PATCH'],
        ['remove', 'DELETE'],
      ] as const) {
        const isThere = verb === 'create' ? resource.create : verb === 'update' ? resource.update : resource.remove;
        if (!isThere || resource.partner?.verbs.includes(verb)) continue;
        const answer = await outsider.request(
          method,
          verb === 'create' ? `/${name}` : `/${name}/${sampleIds.get(name) ?? newId()}`,
          verb === 'remove' ? undefined : {},
        );
        expect(answer.statusCode, `${verb}: ${answer.body}`).toBe(404);
      }
    });

    test('lets read-only users read only', async () => {
      const guard = resource.guardedBy ?? name;
      const maySee = allows(standingOf('read_only', null).permissions, guard, 'view');
      expect((await reader.request('GET', `/${name}`)).statusCode).toBe(maySee ? 200 : 403);
      const expected = allows(standingOf('read_only', null).permissions, guard, 'manage') ? undefined : 403;
      if (!expected) return;
      if (resource.create) expect((await reader.request('POST', `/${name}`, {})).statusCode).toBe(403);
      if (resource.update)
        expect((await reader.request('PATCH', `/${name}/${sampleIds.get(name) ?? newId()}`, {})).statusCode).toBe(403);
      if (resource.remove)
        expect((await reader.request('DELETE', `/${name}/${sampleIds.get(name) ?? newId()}`)).statusCode).toBe(403);
    });

    test('rejects unknown and read-only fields by name', async () => {
      if (resource.create) {
        const answer = await company.owner.request('POST', `/${name}`, { nonsense: 1 });
        expect(answer.statusCode, answer.body).toBe(400);
        expect(answer.json().errors).toHaveProperty('nonsense');
      }
      if (resource.update && sampleIds.has(name)) {
        const answer = await company.owner.request('PATCH', `/${name}/${id()}`, { id: newId() });
        expect(answer.statusCode, answer.body).toBe(400);
        expect(answer.json().errors).toHaveProperty('id');
      }
    });

    test('exports as CSV with a heading', async () => {
      const csv = await company.owner.request('GET', `/${name}/export.csv`);
      expect(csv.statusCode, csv.body).toBe(200);
      expect(csv.body.split('\r\n')[0]).toContain('id');
    });

    test('exports as XLSX, with the same rows', async () => {
      const lines = (await company.owner.request('GET', `/${name}/export.csv`)).body;
      const answer = await company.owner.request('GET', `/${name}/export.xlsx`);
      expect(answer.statusCode, answer.body).toBe(200);
      const sheet = strFromU8(unzipSync(answer.rawPayload)['xl/worksheets/sheet1.xml']!);
      expect(sheet).toContain('>id<');
      expect(sheet.match(/<row /g)).toHaveLength(parse(lines, { bom: true }).length);
    });
  },
);
