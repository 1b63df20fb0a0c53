import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { ApprovalChain, ApprovalSubjects } from '../schema.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

const step = { name: 'Sales', reviewer: { kind: 'role', role: 'admin' } };
const body = (overrides: object = {}) => ({
  name: `Chain ${newId().slice(-8)}`,
  subject_table: 'deal_registrations',
  steps: [step],
  ...overrides,
});
const create = (overrides?: object) => company.owner.request('POST', '/approval_chains', body(overrides));
const when = (field: string, op: string, value?: unknown) => ({ any: [{ all: [{ field, op, value }] }] });

test('puts new chains at the end and lets them be put in another order', async () => {
  const one = (await create()).json<ApprovalChain>();
  const two = (await create()).json<ApprovalChain>();
  expect(two.order).toBeGreaterThan(one.order);
  await company.owner.patch('/approval_chains/0', {
    updates: [
      { id: one.id, values: { order: two.order } },
      { id: two.id, values: { order: one.order } },
    ],
  });
  const rows = await company.owner.get<ApprovalChain[]>('/approval_chains?_sort=order');
  const place = (id: string) => rows.findIndex((row) => row.id === id);
  expect(place(two.id)).toBeLessThan(place(one.id));
});

test('offers the fields that conditions can use', async () => {
  const subjects = await company.owner.rows<ApprovalSubjects[number]>('/approval_chains/subjects');
  const registrations = subjects.find(({ table }) => table === 'deal_registrations')!;
  expect(registrations.fields.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      'deal.amount',
      'deal.type',
      'deal.country',
      'partner.tier',
      'partner.region',
      'partner.type',
    ]),
  );
});

test.each([
  ['a table without approvals', { subject_table: 'partners' }, 'subject_table'],
  ['a field there is not', { conditions: when('deal.color', 'eq', 'red') }, 'conditions.any.0.all.0.field'],
  ['a test that does not fit', { conditions: when('deal.amount', 'contains', 'x') }, 'conditions.any.0.all.0.op'],
  ['an amount that is text', { conditions: when('deal.amount', 'gte', 'much') }, 'conditions.any.0.all.0.value'],
  ['a tier there is not', { conditions: when('partner.tier', 'in', [newId()]) }, 'conditions.any.0.all.0.value'],
  ['a role without a name', { steps: [{ name: 'A', reviewer: { kind: 'role' } }] }, 'steps.0.reviewer'],
  ['a person without a name', { steps: [{ name: 'A', reviewer: { kind: 'person' } }] }, 'steps.0.reviewer'],
  ['hours without a substitute', { steps: [{ ...step, substitute_after_hours: 8 }] }, 'steps.0.substitute'],
])('refuses %s', async (_what, overrides, field) => {
  const refused = await create(overrides);
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json().errors)).toEqual([field]);
});

test('refuses people and roles of other companies', async () => {
  const other = await world.company();
  const role = await other.owner.post<{ id: string }>('/roles', {
    name: 'Deal committee',
    permissions: ['deal_registrations:manage'],
  });
  for (const reviewer of [
    { kind: 'person', user_id: other.owner.user_id },
    { kind: 'role', role_id: role.id },
  ]) {
    for (const steps of [[{ name: 'A', reviewer }], [{ ...step, substitute: reviewer }]]) {
      expect((await create({ steps })).statusCode).toBe(422);
    }
  }
  const refused = await company.owner.request('POST', '/partner_regions', {
    name: 'Abroad',
    manager_user_ids: [other.owner.user_id],
  });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['manager_user_ids']]);
});

test('wants one to ten steps', async () => {
  expect((await create({ steps: [] })).statusCode).toBe(400);
  expect((await create({ steps: Array(11).fill(step) })).statusCode).toBe(400);
});

test('keeps names unique', async () => {
  const name = `Twice ${newId()}`;
  expect((await create({ name })).statusCode).toBe(201);
  const refused = await create({ name: name.toUpperCase() });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    409,
    { name: ['is already the name of another chain'] },
  ]);
});

test('is not for managers of own partners, and does not exist for partners', async () => {
  const manager = await company.member('partner_manager');
  expect((await manager.request('POST', '/approval_chains', body())).statusCode).toBe(403);
  const partner = await company.within(async (call) =>
    (await import('#features/partners/partners/server/sample.ts')).samplePartner(call),
  );
  const person = await world.partnerUser(company, partner);
  expect((await person.request('GET', '/approval_chains')).statusCode).toBe(404);
  expect((await person.request('GET', '/approval_chains/subjects')).statusCode).toBe(404);
});
