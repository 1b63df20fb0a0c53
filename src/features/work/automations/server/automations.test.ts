import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type World } from '#server/testing/world.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

test('an archived automation leaves the list', async () => {
  const { id } = await company.owner.post<{ id: string }>('/automations', { name: 'Short-lived' });
  await company.owner.request('DELETE', `/automations/${id}`);
  expect(await company.owner.get('/automations')).toEqual([]);
});
