import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { PartnerStatus } from '../schema.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function fresh() {
  company = await world.company();
  return company.owner;
}
const defaults = (owner: Company['owner']) => owner.get<PartnerStatus[]>('/partner_statuses?is_default=true');

test('makes the first possible starting status the default', async () => {
  const owner = await fresh();
  await owner.post('/partner_statuses', { name: 'Gone', category: 'ended' });
  expect(await defaults(owner)).toEqual([]);
  await owner.post('/partner_statuses', { name: 'New', category: 'applied' });
  expect(await defaults(owner)).toMatchObject([{ name: 'New' }]);
});

test('replaces the default status', async () => {
  const owner = await fresh();
  await owner.post('/partner_statuses', { name: 'One', category: 'active' });
  const two = await owner.post<PartnerStatus>('/partner_statuses', {
    name: 'Two',
    category: 'active',
    is_default: true,
  });
  expect(await defaults(owner)).toMatchObject([{ name: 'Two' }]);
  const three = await owner.post<PartnerStatus>('/partner_statuses', { name: 'Three', category: 'applied' });
  await owner.patch(`/partner_statuses/${three.id}`, { is_default: true });
  expect(await defaults(owner)).toMatchObject([{ name: 'Three' }]);
  expect((await owner.request('PATCH', `/partner_statuses/${three.id}`, { is_default: false })).statusCode).toBe(422);
  expect(await owner.get(`/partner_statuses/${two.id}`)).toMatchObject({ is_default: false });
});

test('keeps one default with concurrent changes', async () => {
  const owner = await fresh();
  const statuses = [];
  for (const name of ['A', 'B', 'C', 'D']) {
    statuses.push(await owner.post<PartnerStatus>('/partner_statuses', { name, category: 'active' }));
  }
  const answers = await Promise.all(
    statuses.map(({ id }) => owner.request('PATCH', `/partner_statuses/${id}`, { is_default: true })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await defaults(owner)).toHaveLength(1);
});

test('keeps all statuses created concurrently, with one default', async () => {
  const owner = await fresh();
  const creations = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) => owner.request('POST', '/partner_statuses', { name, category: 'active' })),
  );
  expect(creations.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(await defaults(owner)).toHaveLength(1);
});

test('does not let new partners start as banned', async () => {
  const owner = await fresh();
  const refused = await owner.request('POST', '/partner_statuses', {
    name: 'Bad',
    category: 'banned',
    is_default: true,
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toHaveProperty('is_default');
});

test('archives statuses except the default', async () => {
  const owner = await fresh();
  const one = await owner.post<PartnerStatus>('/partner_statuses', { name: 'One', category: 'active' });
  const two = await owner.post<PartnerStatus>('/partner_statuses', { name: 'Two', category: 'active' });
  expect((await owner.request('DELETE', `/partner_statuses/${one.id}`)).statusCode).toBe(409);
  expect((await owner.request('DELETE', `/partner_statuses/${two.id}`)).statusCode).toBe(200);
  expect((await owner.request('PATCH', `/partner_statuses/${two.id}`, { is_default: true })).statusCode).toBe(422);
});

test('does not change the category of a status in use', async () => {
  const owner = await fresh();
  const status = await owner.post<PartnerStatus>('/partner_statuses', { name: 'Fine', category: 'active' });
  await owner.post('/partners', { name: 'Somebody', status_id: status.id });
  const refused = await owner.request('PATCH', `/partner_statuses/${status.id}`, { category: 'applied' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().errors.category[0]).toContain('1 partner has the status "Fine"');
  await owner.patch(`/partner_statuses/${status.id}`, { name: 'Very fine' });
});

test('adds new entries at the end and renumbers a reordered list from 1', async () => {
  const owner = await fresh();
  const statuses = [];
  for (const name of ['A', 'B', 'C']) {
    statuses.push(await owner.post<PartnerStatus>('/partner_statuses', { name, category: 'active' }));
  }
  expect(statuses.map(({ order }) => order)).toEqual([1, 2, 3]);
  const updates = [statuses[2]!, statuses[0]!, statuses[1]!].map(({ id }, index) => ({
    id,
    values: { order: index + 1 },
  }));
  await owner.patch('/partner_statuses/0', { updates });
  const list = await owner.get<PartnerStatus[]>('/partner_statuses');
  expect(list.map(({ name }) => name)).toEqual(['C', 'A', 'B']);
});
