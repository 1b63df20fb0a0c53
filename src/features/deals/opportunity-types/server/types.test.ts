import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { OpportunityType } from '../schema.ts';
import { createDefaultPipeline, readType } from './service.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

const stage = (type: OpportunityType, name: string) => type.stages.find((one) => one.name === name)!;

test('creates one default pipeline for a new company, however often it is requested', async () => {
  const other = await world.company('Fresh');
  const ids = await other.within(async (call) => [
    await createDefaultPipeline(call),
    await createDefaultPipeline(call),
  ]);
  expect(ids[0]).toBe(ids[1]);
  const type = await other.within((call) => readType(call, ids[0]!));
  expect(type).toMatchObject({ name: 'Resale deal', motion: 'resale', is_default: true });
  expect(type.stages.map(({ name, category, probability }) => [name, category, probability])).toEqual([
    ['Prospecting', 'open', 10],
    ['Engaging', 'open', 30],
    ['Proposal', 'open', 60],
    ['Negotiation', 'open', 80],
    ['Won', 'won', 100],
    ['Lost', 'lost', 0],
  ]);
});

test('requires an open, a won and a lost stage with unique names', async () => {
  const { owner } = company;
  const open = { name: 'Open', category: 'open' };
  const refused = await owner.request('POST', '/opportunity_types', {
    name: 'Half',
    stages: [open, { name: 'Next', category: 'open' }, { name: 'Won', category: 'won' }],
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual({ stages: ['need at least one lost stage'] });
  const double = await owner.request('POST', '/opportunity_types', {
    name: 'Double',
    stages: [open, { name: 'won', category: 'won' }, { name: ' Won', category: 'lost' }],
  });
  expect(double.statusCode).toBe(422);
  const made = await owner.post<OpportunityType>('/opportunity_types', {
    name: 'Whole',
    stages: [{ name: 'Gone', category: 'lost', probability: 70 }, { name: 'Sold', category: 'won' }, open],
  });
  expect(made.stages.map(({ name, probability }) => [name, probability])).toEqual([
    ['Open', 50],
    ['Sold', 100],
    ['Gone', 0],
  ]);
});

test('keeps the last stage of a category, even when two people remove the last two at once', async () => {
  const { owner } = company;
  const type = await owner.post<OpportunityType>('/opportunity_types', { name: 'Contested' });
  const second = await owner.post<{ id: string }>('/opportunity_stages', {
    type_id: type.id,
    name: 'Dropped',
    category: 'lost',
  });
  const answers = await Promise.all(
    [stage(type, 'Lost').id, second.id].map((id) => owner.request('DELETE', `/opportunity_stages/${id}`)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const left = await owner.get<OpportunityType>(`/opportunity_types/${type.id}`);
  expect(left.stages.filter(({ category }) => category === 'lost')).toHaveLength(1);
});

test('keeps a stage until its deals have moved to another one', async () => {
  const company = await world.company('Busy');
  const type_id = await company.within((call) => createDefaultPipeline(call));
  const type = await company.within((call) => readType(call, type_id));
  const from = stage(type, 'Engaging');
  const deal = await company.within((call) => sampleOpportunity(call, { type_id, stage_id: from.id }));
  const refused = await company.owner.request('DELETE', `/opportunity_stages/${from.id}`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toContain('1 deal is in this stage');
  await company.owner.post(`/opportunities/${deal}/move`, { stage_id: stage(type, 'Proposal').id });
  expect((await company.owner.request('DELETE', `/opportunity_stages/${from.id}`)).statusCode).toBe(200);
});

test('a won stage has a probability of 100% and keeps its category', async () => {
  const { owner } = company;
  const type = await owner.post<OpportunityType>('/opportunity_types', { name: 'Certain' });
  const won = stage(type, 'Won');
  expect(await owner.patch(`/opportunity_stages/${won.id}`, { probability: 40, name: 'Signed' })).toMatchObject({
    probability: 100,
    name: 'Signed',
  });
  expect((await owner.request('PATCH', `/opportunity_stages/${won.id}`, { category: 'open' })).statusCode).toBe(400);
});

test('keeps exactly one default type', async () => {
  const { owner } = await world.company('Defaults');
  const first = await owner.post<OpportunityType>('/opportunity_types', { name: 'First' });
  expect(first.is_default).toBe(true);
  const second = await owner.post<OpportunityType>('/opportunity_types', { name: 'Second', is_default: true });
  expect(await owner.get(`/opportunity_types/${first.id}`)).toMatchObject({ is_default: false });
  expect((await owner.request('PATCH', `/opportunity_types/${second.id}`, { is_default: false })).statusCode).toBe(409);
  expect((await owner.request('DELETE', `/opportunity_types/${second.id}`)).statusCode).toBe(409);
  await owner.patch(`/opportunity_types/${first.id}`, { is_default: true });
  const defaults = await owner.get<OpportunityType[]>('/opportunity_types?is_default=true');
  expect(defaults.map(({ name }) => name)).toEqual(['First']);
});

test('keeps one default when several types become the default at the same time', async () => {
  const { owner } = await world.company('At once');
  const made = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) => owner.request('POST', '/opportunity_types', { name, is_default: name > 'B' })),
  );
  expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  const chosen = await Promise.all(
    made.map((one) => owner.request('PATCH', `/opportunity_types/${one.json().id}`, { is_default: true })),
  );
  expect(chosen.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await owner.get<OpportunityType[]>('/opportunity_types?is_default=true')).toHaveLength(1);
});
