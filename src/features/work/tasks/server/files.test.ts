import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Task, TaskFile } from '../schema.ts';
import { givenTaskFile } from './testing/files.ts';

let world: World;
let company: Company;
let owner: Person;
let north: { id: string; admin: Person };
let south: { id: string; admin: Person };

beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  owner = company.owner;
  north = await partner('North');
  south = await partner('South');
});
afterAll(() => world.close());

async function partner(name: string) {
  const id = await company.within((call) => samplePartner(call, { name }));
  return { id, admin: await world.partnerUser(company, id) };
}

const status = async (by: Person, method: string, url: string, body?: object) =>
  (await by.request(method, url, body)).statusCode;
const withFile = async (input: object) => {
  const task = await owner.post<Task>('/tasks', { title: 'Read the notes', ...input });
  const file = await company.within((call) => givenTaskFile(call, world.kernel.documents, task.id));
  return { task, file };
};

test('a file of a shared task is open to its partner, and to no other one', async () => {
  const { task, file } = await withFile({ partner_id: north.id, visibility: 'shared' });
  const [seen] = await north.admin.get<TaskFile[]>(`/task_files?task_id=${task.id}`);
  expect(seen).toMatchObject({ id: file, file_name: 'notes.txt', kind: 'text' });
  expect(seen).not.toHaveProperty('key');
  expect(await status(north.admin, 'GET', `/task_files/${file}/address`)).toBe(200);
  expect(await status(south.admin, 'GET', `/task_files/${file}/address`)).toBe(404);
  expect(await south.admin.get(`/task_files?task_id=${task.id}`)).toEqual([]);
  expect((await owner.get<Task>(`/tasks/${task.id}`)).file_count).toBe(1);
});

test('a file of an internal task does not exist for the partner', async () => {
  const { task, file } = await withFile({ partner_id: north.id });
  expect(await status(north.admin, 'GET', `/task_files/${file}`)).toBe(404);
  expect(await status(north.admin, 'GET', `/task_files/${file}/address`)).toBe(404);
  expect(await status(north.admin, 'DELETE', `/task_files/${file}`)).toBe(404);
  await owner.patch(`/tasks/${task.id}`, { visibility: 'shared' });
  expect(await status(north.admin, 'GET', `/task_files/${file}/address`)).toBe(200);
});

test('a partner removes only files that the same person added; the company removes any', async () => {
  const { file } = await withFile({ partner_id: north.id, visibility: 'shared' });
  expect(await status(north.admin, 'DELETE', `/task_files/${file}`)).toBe(409);
  expect(await status(owner, 'DELETE', `/task_files/${file}`)).toBe(204);
  expect(await status(owner, 'GET', `/task_files/${file}`)).toBe(404);
});
