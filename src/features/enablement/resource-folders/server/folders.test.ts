import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { ResourceFolder } from '../schema.ts';

interface Stored {
  id: string;
  folder_id: string | null;
  archived_at: string | null;
}

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  ({ owner } = company);
});
afterAll(() => world.close());

const folder = (name: string, parent_id: string | null = null) =>
  owner.post<ResourceFolder>('/resource_folders', { name, parent_id });
async function resource(folder_id: string | null, isPublished = true): Promise<Stored> {
  const { id } = await owner.post<Stored>('/resources', {
    name: 'Link',
    kind: 'link',
    url: 'https://example.com',
    folder_id,
  });
  if (isPublished) await owner.post(`/resources/${id}/publish`);
  return owner.get<Stored>(`/resources/${id}`);
}
const read = (id: string) => owner.get<Stored>(`/resources/${id}`);
const status = async (person: Person, url: string) => (await person.request('GET', url)).statusCode;

test('folders form a tree that cannot contain itself', async () => {
  const top = await folder('Sales');
  const below = await folder('Decks', top.id);
  expect(below).toMatchObject({ parent_id: top.id, parent_name: 'Sales', resources: 0 });
  const circle = await owner.request('PATCH', `/resource_folders/${top.id}`, { parent_id: below.id });
  expect(circle.json()).toMatchObject({ statusCode: 422, errors: { parent_id: ['is inside this folder'] } });
  const twice = await owner.request('POST', '/resource_folders', { name: 'decks', parent_id: top.id });
  expect(twice.statusCode).toBe(409);
});

test('deleting a folder moves its content one level up', async () => {
  const top = await folder('Top A');
  const middle = await folder('Middle A', top.id);
  const deep = await folder('Deep A', middle.id);
  const { id } = await resource(middle.id);
  expect(await owner.post(`/resource_folders/${middle.id}/delete`, { content: 'move_up' })).toEqual({
    resources: 1,
    folders: 1,
  });
  expect(await read(id)).toMatchObject({ folder_id: top.id, archived_at: null });
  expect(await owner.get(`/resource_folders/${deep.id}`)).toMatchObject({ parent_id: top.id });
  expect(await status(owner, `/resource_folders/${middle.id}`)).toBe(404);
});

test('deleting a folder moves its content to another folder, but not into itself', async () => {
  const [from, to] = [await folder('From'), await folder('To')];
  const inside = await folder('Inside', from.id);
  const { id } = await resource(from.id);
  const wrong = await owner.request('POST', `/resource_folders/${from.id}/delete`, {
    content: 'move',
    folder_id: inside.id,
  });
  expect(wrong.json().errors).toEqual({ folder_id: ['must be outside the folder'] });
  await owner.post(`/resource_folders/${from.id}/delete`, { content: 'move', folder_id: to.id });
  expect(await read(id)).toMatchObject({ folder_id: to.id });
});

test('a folder that receives the content of a deleted folder is not moved into it at once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [from, to] = [await folder(`From ${round}`), await folder(`To ${round}`)];
    const inside = await folder(`Inside ${round}`, from.id);
    const answers = await Promise.all([
      owner.request('POST', `/resource_folders/${from.id}/delete`, { content: 'move', folder_id: to.id }),
      owner.request('PATCH', `/resource_folders/${to.id}`, { parent_id: inside.id }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  }
});

test('deleting a folder can archive everything in it, also in its subfolders', async () => {
  const top = await folder('Old');
  const below = await folder('Older', top.id);
  const [one, two] = [await resource(top.id), await resource(below.id)];
  expect(await owner.post(`/resource_folders/${top.id}/delete`, { content: 'archive' })).toEqual({
    resources: 2,
    folders: 1,
  });
  for (const { id } of [one, two]) {
    expect(await read(id)).toMatchObject({ archived_at: expect.any(String), folder_id: null });
  }
  expect(await status(owner, `/resource_folders/${below.id}`)).toBe(404);
});

test('partners see only the folders that lead to what they see', async () => {
  const [open, closed] = [await folder('Open'), await folder('Closed')];
  const inner = await folder('Inner', open.id);
  await resource(inner.id);
  await resource(closed.id, false);
  const partner_id = await company.within((call) => samplePartner(call));
  const user = await world.partnerUser(company, partner_id);
  const seen = (await user.get<ResourceFolder[]>('/resource_folders?_end=100')).map(({ id }) => id);
  expect(seen).toEqual(expect.arrayContaining([open.id, inner.id]));
  expect(seen).not.toContain(closed.id);
  expect(await status(user, `/resource_folders/${closed.id}`)).toBe(404);
  const refused = await user.request('POST', `/resource_folders/${open.id}/delete`, { content: 'archive' });
  expect(refused.statusCode).toBe(404);
});
