import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOpportunityType } from '#features/deals/opportunity-types/server/sample.ts';
import { type Pipeline, pipelines } from '#features/deals/opportunity-types/server/service.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { Opportunity, StageEvent } from '../schema.ts';
import { sampleOpportunity } from './sample.ts';

// Today is 2026-03-16.
let world: World;
let company: Company;
let type: Pipeline;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  const id = await company.within((call) => sampleOpportunityType(call));
  type = (await company.within(pipelines)).find((one) => one.id === id)!;
});
afterAll(() => world.close());

const stage = (name: string) => type.stages.find((one) => one.name === name)!.id;
const deal = (overrides = {}) =>
  company.within((call) => sampleOpportunity(call, { type_id: type.id, opened_on: '2026-01-10', ...overrides }));
const move = (id: string, body: object) => company.owner.request('POST', `/opportunities/${id}/move`, body);

test('starts a deal in the first open stage and moves it freely among open stages', async () => {
  const id = await deal();
  expect(await company.owner.get(`/opportunities/${id}`)).toMatchObject({
    stage_name: 'Prospecting',
    status: 'open',
    probability: 10,
  });
  for (const name of ['Negotiation', 'Engaging']) {
    expect((await move(id, { stage_id: stage(name) })).json()).toMatchObject({
      stage_name: name,
      status: 'open',
      closed_on: null,
    });
  }
  const events = await company.owner.get<StageEvent[]>(`/opportunity_stage_events?opportunity_id=${id}&_sort=at,id`);
  expect(events.map(({ from_stage_name, to_stage_name }) => [from_stage_name, to_stage_name])).toEqual([
    [null, 'Prospecting'],
    ['Prospecting', 'Negotiation'],
    ['Negotiation', 'Engaging'],
  ]);
  expect(events[2]).toMatchObject({ actor_user_id: company.owner.user_id, actor_name: 'Test Person' });
});

test('closes a won deal on the given day or today and marks its account as a customer', async () => {
  const id = await deal();
  const won = await move(id, { stage_id: stage('Won'), on: '2026-03-01' });
  expect(won.json()).toMatchObject({ status: 'won', closed_on: '2026-03-01', probability: 100 });
  expect(await company.owner.get(`/accounts/${won.json().account_id}`)).toMatchObject({
    is_customer: true,
    won_opportunities: 1,
  });
  const today = await move(await deal(), { stage_id: stage('Won') });
  expect(today.json()).toMatchObject({ status: 'won', closed_on: '2026-03-16' });
});

test('rejects a winning date in the future or before the opening date', async () => {
  const id = await deal();
  for (const on of ['2026-03-17', '2026-01-09']) {
    const refused = await move(id, { stage_id: stage('Won'), on });
    expect(refused.statusCode, on).toBe(422);
    expect(refused.json().errors).toHaveProperty('on');
  }
  expect(await company.owner.get(`/opportunities/${id}`)).toMatchObject({ status: 'open', row_version: 1 });
});

test('requires a reason for a lost deal and details for "other"', async () => {
  const id = await deal();
  const without = await move(id, { stage_id: stage('Lost') });
  expect(without.statusCode).toBe(422);
  expect(without.json().errors).toHaveProperty('reason_code');
  expect((await move(id, { stage_id: stage('Lost'), reason_code: 'other' })).json().errors).toHaveProperty('reason');
  const lost = await move(id, { stage_id: stage('Lost'), reason_code: 'competitor', reason: 'Initrode was cheaper' });
  expect(lost.json()).toMatchObject({
    status: 'lost',
    closed_on: '2026-03-16',
    lost_reason: 'competitor',
    lost_reason_text: 'Initrode was cheaper',
  });
});

test('requires reopening a lost deal before it can be won and clears the loss', async () => {
  const id = await deal();
  await move(id, { stage_id: stage('Lost'), reason_code: 'timing' });
  const refused = await move(id, { stage_id: stage('Won') });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ allowed: ['lost', 'open'] });
  const open = await move(id, { stage_id: stage('Engaging') });
  expect(open.json()).toMatchObject({ status: 'open', closed_on: null, lost_reason: null, lost_reason_text: null });
  expect((await move(id, { stage_id: stage('Won') })).json()).toMatchObject({ status: 'won' });
});

test('requires a reason to reopen a won deal and keeps it in the history', async () => {
  const id = await deal();
  await move(id, { stage_id: stage('Won') });
  const refused = await move(id, { stage_id: stage('Negotiation') });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toHaveProperty('reason');
  const back = await move(id, { stage_id: stage('Negotiation'), reason: 'The order was never signed' });
  expect(back.json()).toMatchObject({ status: 'open', closed_on: null });
  const [last] = await company.owner.get<StageEvent[]>(
    `/opportunity_stage_events?opportunity_id=${id}&to_category=open&_end=1`,
  );
  expect(last).toMatchObject({ from_stage_name: 'Won', reason: 'The order was never signed' });
});

test('moves a deal only within its own pipeline and never for the finance role', async () => {
  const id = await deal();
  const other = await company.within(async (call) => (await pipelines(call)).find((one) => one.id !== type.id) ?? null);
  const elsewhere = other ?? (await company.owner.post<Pipeline>('/opportunity_types', { name: 'Elsewhere' }));
  expect((await move(id, { stage_id: elsewhere.stages[1]!.id })).statusCode).toBe(422);
  const finance = await company.member('finance');
  expect((await finance.request('POST', `/opportunities/${id}/move`, { stage_id: stage('Won') })).statusCode).toBe(403);
});

test('tells the second of two people who move one deal at once', async () => {
  const id = await deal();
  const answers = await Promise.all(
    ['Engaging', 'Proposal'].map((name) => move(id, { stage_id: stage(name), row_version: 1 })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)!.json();
  expect(refused.current).toMatchObject({ id, row_version: 2 });
});

test('locks the commission inputs of a won deal and allows other edits', async () => {
  const id = await deal({ currency: 'EUR' });
  await move(id, { stage_id: stage('Won') });
  const { owner } = company;
  for (const patch of [{ currency: 'USD' }, { amount_minor: 5 }, { account_id: null }, { opened_on: '2026-01-01' }]) {
    expect((await owner.request('PATCH', `/opportunities/${id}`, patch)).statusCode, JSON.stringify(patch)).toBe(409);
  }
  expect(
    await owner.patch(`/opportunities/${id}`, { name: ' Renamed ', amount_minor: 100_000, next_step: 'Kick-off' }),
  ).toMatchObject({
    name: 'Renamed',
    next_step: 'Kick-off',
  });
  expect((await owner.request('DELETE', `/opportunities/${id}`)).statusCode).toBe(409);
});

test('starts the new pipeline when an open deal changes its type and records it in the history', async () => {
  const id = await deal();
  const renewal = await company.owner.post<Pipeline>('/opportunity_types', { name: 'Renewal', motion: 'services' });
  const changed = await company.owner.patch<Opportunity>(`/opportunities/${id}`, { type_id: renewal.id });
  expect(changed).toMatchObject({ type_name: 'Renewal', stage_id: renewal.stages[0]!.id });
  const [last] = await company.owner.get<StageEvent[]>(`/opportunity_stage_events?opportunity_id=${id}&_end=1`);
  expect(last).toMatchObject({ to_stage_id: renewal.stages[0]!.id, reason: 'Type changed' });
});
