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

test('the first status new partners can begin in is the default', async () => {
  const owner = await fresh();
  await owner.post('/partner_statuses', { name: 'Gone', category: 'ended' });
  expect(await defaults(owner)).toEqual([]);
  await owner.post('/partner_statuses', { name: 'New', category: 'applied' });
  expect(await defaults(owner)).toMatchObject([{ name: 'New' }]);
});

test('a new default takes the place of the old one', async () => {
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

test('whoever asks at the same instant, one default remains', async () => {
  const owner = await fresh();
  const made = [];
  for (const name of ['A', 'B', 'C', 'D']) {
    made.push(await owner.post<PartnerStatus>('/partner_statuses', { name, category: 'active' }));
  }
  const answers = await Promise.all(
    made.map(({ id }) => owner.request('PATCH', `/partner_statuses/${id}`, { is_default: true })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await defaults(owner)).toHaveLength(1);
});

test('the first ones made at the same instant are all there, and one is the default', async () => {
  const owner = await fresh();
  const made = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) => owner.request('POST', '/partner_statuses', { name, category: 'active' })),
  );
  expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(await defaults(owner)).toHaveLength(1);
});

test('new partners do not begin as banned', async () => {
  const owner = await fresh();
  const refused = await owner.request('POST', '/partner_statuses', {
    name: 'Bad',
    category: 'banned',
    is_default: true,
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toHaveProperty('is_default');
});

test('the default is not archived, the others are', async () => {
  const owner = await fresh();
  const one = await owner.post<PartnerStatus>('/partner_statuses', { name: 'One', category: 'active' });
  const two = await owner.post<PartnerStatus>('/partner_statuses', { name: 'Two', category: 'active' });
  expect((await owner.request('DELETE', `/partner_statuses/${one.id}`)).statusCode).toBe(409);
  expect((await owner.request('DELETE', `/partner_statuses/${two.id}`)).statusCode).toBe(200);
  expect((await owner.request('PATCH', `/partner_statuses/${two.id}`, { is_default: true })).statusCode).toBe(422);
});

test('a status that partners have keeps its meaning', async () => {
  const owner = await fresh();
  const status = await owner.post<PartnerStatus>('/partner_statuses', { name: 'Fine', category: 'active' });
  await owner.post('/partners', { name: 'Somebody', status_id: status.id });
  const refused = await owner.request('PATCH', `/partner_statuses/${status.id}`, { category: 'applied' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().errors.category[0]).toContain('1 partner is "Fine"');
  await owner.patch(`/partner_statuses/${status.id}`, { name: 'Very fine' });
});

test('new entries go to the end and a dragged list is renumbered from 1', async () => {
  const owner = await fresh();
  const made = [];
  for (const name of ['A', 'B', 'C']) {
    made.push(await owner.post<PartnerStatus>('/partner_statuses', { name, category: 'active' }));
  }
  expect(made.map(({ order }) => order)).toEqual([1, 2, 3]);
  const updates = [made[2]!, made[0]!, made[1]!].map(({ id }, index) => ({ id, values: { order: index + 1 } }));
  await owner.patch('/partner_statuses/0', { updates });
  const list = await owner.get<PartnerStatus[]>('/partner_statuses');
  expect(list.map(({ name }) => name)).toEqual(['C', 'A', 'B']);
});
