import refineProvider from '@refinedev/simple-rest';
import axios from 'axios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { Dice } from '../testing/dice.ts';
import { IdPool } from '../testing/pool.ts';
import { makePartner, makeSamples } from '../testing/samples.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/**
 * A published client walks every list of the OpenAPI document: whatever answers rows with an id has pages, a total,
 * `?id=` and filters, and refuses what it does not know (specification, section 7).
 */
interface Schema {
  type?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}
interface Operation {
  parameters?: Parameter[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  'x-modes'?: string[];
}
interface List {
  path: string;
  /** The field with the id, which the specification spells in capitals for some rows. */
  key: 'id' | 'ID';
  modes: readonly string[];
  isOwn: boolean;
  parameters: readonly Parameter[];
  columns: readonly string[];
}

let world: World;
let company: Company;
let pool: IdPool;
let base: string;
let people: { company: Person; partner: Person; operator: Person };
let lists: List[];
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  company = await world.company();
  pool = new IdPool(new Dice(20_261_129), await makeSamples(company));
  people = {
    company: company.owner,
    partner: await world.partnerUser(company, await makePartner(company)),
    operator: await world.person('root@tandem.test'),
  };
  const [prompt] = await people.operator.get<{ id: string }[]>('/prompts');
  pool.add('prompts', prompt!.id);
  base = `${await world.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
  const document = (await world.app.inject('/api/openapi.json')).json<{ paths: Record<string, { get?: Operation }> }>();
  lists = Object.entries(document.paths).flatMap(([path, { get }]) => (get ? listOf(path, get) : []));
}, 120_000);
afterAll(() => world.close());

function listOf(path: string, { parameters = [], responses, ...operation }: Operation): List[] {
  const schema = responses['200']?.content?.['application/json']?.schema;
  const properties = schema?.type === 'array' ? (schema.items?.properties ?? {}) : {};
  const key = 'id' in properties ? 'id' : 'ID' in properties ? 'ID' : undefined;
  if (!key) return [];
  const modes = operation['x-modes'] ?? [];
  return [{ path, key, modes, isOwn: modes.length > 0, parameters, columns: Object.keys(properties) }];
}

/** A reader of the list, and its address below `/api`. */
function readerOf({ path, modes, isOwn }: List): { person: Person; resource: string } {
  const person = modes.includes('company') ? people.company : isOwn ? people.partner : people.operator;
  const template = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const resource = template
    .replace('/api/', '')
    .replaceAll(/:(\w+)/g, (_, name: string) => pool.forAddress(template, name) ?? newId());
  return { person, resource };
}

const providerOf = (person: Person) =>
  refineProvider(base, axios.create({ headers: { Authorization: `Bearer ${person.token}` } }));

/** The parameters without which a list is not answered. */
const required: Record<string, string> = {
  '/api/reviews_by_reference': `reference_table=partners`,
  '/api/archived_events': 'at_gte=2026-01-01T00:00:00Z&at_lte=2026-02-01T00:00:00Z',
  '/api/object_mappings/form_rules': 'table=partners',
  '/api/automations/buttons': 'table=partners',
  '/api/webhook_endpoints/samples': 'event=partner.created',
};

test('what is no list of records answers no array', async () => {
  const document = (await world.app.inject('/api/openapi.json')).json<{ paths: Record<string, { get?: Operation }> }>();
  const arrays = Object.entries(document.paths).flatMap(([path, { get }]) => {
    const { type } = get?.responses['200']?.content?.['application/json']?.schema ?? {};
    return type === 'array' && !lists.some((list) => list.path === path) ? [path] : [];
  });
  expect(arrays).toEqual([]);
});

test('every list of records follows the list convention, as a published client asks', async () => {
  expect(lists.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  const missing: string[] = [];
  let filled = 0;
  for (const list of lists) {
    const { person, resource } = readerOf(list);
    const ids = list.parameters
      .filter((one) => one.in === 'query' && one.required && /_id$/.test(one.name))
      .map(({ name }) => `${name}=${pool.forField(name) ?? newId()}`);
    const requiredQuery = [required[list.path], ...ids].filter(Boolean).join('&');
    const url = (query: string) => `/${resource}?${[requiredQuery, query].filter(Boolean).join('&')}`;
    const first = await person.request('GET', url('_start=0&_end=1'));
    // The row in the address may not exist; its list then cannot be asked.
    if (first.statusCode === 404 && list.path.includes('{')) {
      missing.push(list.path);
      continue;
    }
    if (first.statusCode !== 200) {
      wrong.push(`${list.path}: ${first.statusCode} ${first.body.slice(0, 200)}`);
      continue;
    }
    const total = Number(first.headers['x-total-count']);
    const page = first.json<Record<string, unknown>[]>();
    if (!Number.isInteger(total) || page.length > 1 || page.length !== Math.min(total, 1))
      wrong.push(`${list.path}: ${page.length} rows of ${first.headers['x-total-count']}`);
    for (const [query, word] of [
      ['nonsense=1', 'nonsense'],
      ['or=name', '"or"'],
      ['and=name', '"and"'],
      ['_sort=nonsense', 'nonsense'],
      ['_end=x', '_end'],
    ] as const) {
      const refused = await person.request('GET', url(query));
      if (refused.statusCode !== 400 || !String(refused.json().message).includes(word))
        wrong.push(`${list.path}?${query}: ${refused.statusCode} ${refused.body.slice(0, 100)}`);
    }
    if (page.length === 0 || list.key === 'ID') continue;
    filled += 1;
    const provider = providerOf(person);
    const id = page[0]!.id as string;
    if (requiredQuery) continue;
    const many = await provider.getMany!({ resource, ids: [id] });
    if (many.data.length !== 1 || many.data[0]!.id !== id) wrong.push(`${list.path}?id=: ${many.data.length} rows`);
    const others = await provider.getList({ resource, filters: [{ field: 'id', operator: 'ne', value: id }] });
    // A total of nothing is replaced by the number of rows in the client.
    if (others.total !== total - 1 || others.data.some((row) => row.id === id))
      wrong.push(`${list.path}?id_ne=: ${others.total} of ${total}`);
    const beyond = await provider.getList({ resource, pagination: { currentPage: total + 1, pageSize: 1 } });
    if (beyond.data.length > 0) wrong.push(`${list.path}: a page beyond the end has rows`);
  }
  expect(wrong).toEqual([]);
  // No directory of the samples is published; its own tests read this list.
  expect(missing).toEqual(['/api/partners_directory/partners/public/{directoryId}']);
  expect(filled).toBeGreaterThan(100);
}, 300_000);

test('every list finds its rows by their names: equal, other than, and containing', async () => {
  const wrong: string[] = [];
  let filled = 0;
  for (const list of lists) {
    const column = ['name', 'title', 'full_name', 'label', 'subject', 'file_name'].find((one) =>
      list.columns.includes(one),
    );
    const { person, resource } = readerOf(list);
    if (!column || list.key === 'ID' || required[list.path]) continue;
    const rows = await person.request('GET', `/${resource}?_end=1`);
    const value = rows.statusCode === 200 ? rows.json<Record<string, unknown>[]>()[0]?.[column] : undefined;
    if (typeof value !== 'string' || value === '') continue;
    filled += 1;
    const provider = providerOf(person);
    const names = async (operator: 'eq' | 'ne' | 'contains', given: string) =>
      (await provider.getList({ resource, filters: [{ field: column, operator, value: given }] })).data.map(
        (row) => row[column] as string,
      );
    const problem = (text: string) => wrong.push(`${list.path}: ${column} ${text}`);
    const answers = await Promise.all([
      names('eq', value),
      names('ne', value),
      names('contains', value.slice(1, 60).toUpperCase() || value),
    ]).catch((error: Error) => error);
    if (answers instanceof Error) {
      problem(answers.message);
      continue;
    }
    const [equal, other, containing] = answers;
    if (equal.length === 0 || equal.some((one) => one !== value)) problem(`equal to "${value}": ${equal}`);
    if (other.includes(value)) problem(`other than "${value}": ${other}`);
    if (!containing.includes(value)) problem(`containing "${value}": ${containing}`);
  }
  expect(wrong).toEqual([]);
  expect(filled).toBeGreaterThan(80);
}, 300_000);
