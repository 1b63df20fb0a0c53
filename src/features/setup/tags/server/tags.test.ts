import { afterAll, beforeAll, expect, test } from 'vitest';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Tag } from '../schema.ts';

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  owner = company.owner;
});
afterAll(() => world.close());

const tagged = async (name: string, tags: string[]) =>
  (await owner.post<{ id: string }>('/accounts', { name, tags })).id;
const tagsOf = async (id: string) => (await owner.get<{ tags: string[] }>(`/accounts/${id}`)).tags;
const find = async (name: string) =>
  (await owner.get<Tag[]>(`/tags?entity=accounts&name=${encodeURIComponent(name)}`))[0];

test('typing a new tag creates it, in one spelling', async () => {
  await tagged('First', ['Key account']);
  const second = await tagged('Second', [' key ACCOUNT ', 'Pilot', 'pilot', '  ']);
  expect(await tagsOf(second)).toEqual(['Key account', 'Pilot']);
  expect(await find('Key account')).toMatchObject({ entity: 'accounts', uses: 2, color: null });
});

test('renaming a tag renames it on all records', async () => {
  const id = await tagged('Renamed', ['Old name', 'Other']);
  const tag = (await find('Old name'))!;
  await owner.patch(`/tags/${tag.id}`, { name: 'New name', color: '#2f9e5b' });
  expect(await tagsOf(id)).toEqual(['New name', 'Other']);
  expect(await find('New name')).toMatchObject({ uses: 1, color: '#2f9e5b' });
  expect(await find('Old name')).toBeUndefined();
});

test('merges two tags, and a row that had both has it once', async () => {
  const both = await tagged('Both', ['Emea', 'Europe']);
  const one = await tagged('One', ['Emea']);
  const [emea, europe] = [(await find('Emea'))!, (await find('Europe'))!];
  expect(await owner.post(`/tags/${emea.id}/merge`, { into: europe.id })).toEqual({ rows: 2 });
  expect([await tagsOf(both), await tagsOf(one)]).toEqual([['Europe'], ['Europe']]);
  expect((await owner.request('GET', `/tags/${emea.id}`)).statusCode).toBe(404);
});

test('several tags are merged at once or not at all', async () => {
  const [all, some] = [await tagged('All', ['Dach', 'Benelux', 'Region']), await tagged('Some', ['Benelux', 'Else'])];
  const [dach, benelux, region] = [(await find('Dach'))!, (await find('Benelux'))!, (await find('Region'))!];
  const other = await owner.post<Tag>('/tags', { entity: 'partners', name: 'Dach' });
  const merge = (others: string[]) => owner.request('POST', `/tags/${dach.id}/merge`, { into: region.id, others });
  for (const [wrong, status] of [
    [other.id, 422],
    [region.id, 422],
    ['00000000-0000-7000-8000-000000000000', 404],
  ] as const)
    expect((await merge([benelux.id, wrong])).statusCode).toBe(status);
  expect(await tagsOf(some)).toEqual(['Benelux', 'Else']);
  expect((await merge([benelux.id])).json()).toEqual({ rows: 2 });
  expect([await tagsOf(all), await tagsOf(some)]).toEqual([['Region'], ['Region', 'Else']]);
  for (const { id } of [dach, benelux]) expect((await owner.request('GET', `/tags/${id}`)).statusCode).toBe(404);
});

test('audiences with merged tags use the remaining tag once', async () => {
  const [gold, silver, top] = await Promise.all(
    ['Gold', 'Silver', 'Top'].map((name) => owner.post<Tag>('/tags', { entity: 'partners', name })),
  );
  const asking = (value: string[]) => ({
    name: `Asks for ${value.join(' and ')}`,
    entity: 'partners',
    conditions: { any: [{ all: [{ field: 'partner.tag', op: 'in', value }] }] },
  });
  const ids = await Promise.all(
    [['Gold', 'Silver'], ['Silver', 'Top'], ['Top']].map(
      async (names) => (await owner.post<{ id: string }>('/audiences', asking(names))).id,
    ),
  );
  await owner.post(`/tags/${gold!.id}/merge`, { into: top!.id, others: [silver!.id] });
  for (const id of nonEmpty(ids)) {
    const { conditions } = await owner.get<ReturnType<typeof asking>>(`/audiences/${id}`);
    expect(conditions.any[0]!.all[0]!.value).toEqual(['Top']);
  }
});

test('only merges tags of the same record type', async () => {
  const { id } = await owner.post<Tag>('/tags', { entity: 'accounts', name: 'Alone' });
  const other = await owner.post<Tag>('/tags', { entity: 'partners', name: 'Alone' });
  for (const into of [id, other.id]) {
    const refused = await owner.request('POST', `/tags/${id}/merge`, { into });
    expect(refused.json().errors).toHaveProperty('into');
  }
});

test('removes a deleted tag from rows, and its name can be used again', async () => {
  const id = await tagged('Untagged', ['Gone', 'Stays']);
  const tag = (await find('Gone'))!;
  expect((await owner.request('DELETE', `/tags/${tag.id}`)).statusCode).toBe(200);
  expect(await tagsOf(id)).toEqual(['Stays']);
  await owner.post('/tags', { entity: 'accounts', name: 'gone' });
});

test('refuses a duplicate name and says what to do', async () => {
  await owner.post('/tags', { entity: 'contacts', name: 'Sponsor' });
  const refused = await owner.request('POST', '/tags', { entity: 'contacts', name: 'sponsor ' });
  expect(refused.json()).toMatchObject({ errors: { name: ['already exists; merge the two tags instead'] } });
});

test('two people who type the same new tag at once create one tag', async () => {
  await Promise.all(['A', 'B', 'C', 'D'].map((name) => tagged(`Racing ${name}`, ['Brand new'])));
  expect(await owner.get<Tag[]>('/tags?entity=accounts&name=Brand%20new')).toMatchObject([{ uses: 4 }]);
});

test('another company has its own tags', async () => {
  const { owner: stranger } = await world.company('Elsewhere');
  await stranger.post('/accounts', { name: 'Theirs', tags: ['Key account'] });
  expect(await stranger.get<Tag[]>('/tags')).toMatchObject([{ name: 'Key account', uses: 1 }]);
});
