import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOpportunityType } from '#features/deals/opportunity-types/server/sample.ts';
import { type Pipeline, pipelines } from '#features/deals/opportunity-types/server/service.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { ChangedMany } from '#shared/nouns/change-many.ts';
import type { Opportunity } from '../schema.ts';
import { sampleOpportunity } from './sample.ts';

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
const deal = (name: string) =>
  company.within((call) => sampleOpportunity(call, { name, type_id: type.id, opened_on: '2026-01-10' }));
const won = async (name: string) => {
  const id = await deal(name);
  await company.owner.post(`/opportunities/${id}/move`, { stage_id: stage('Won') });
  return id;
};
const read = (id: string) => company.owner.get<Opportunity>(`/opportunities/${id}`);
const change = (ids: string[], values: object, by = company.owner) =>
  by.post<ChangedMany>('/opportunities/bulk', { ids, change: values });

test('marks many deals as lost and names the one that cannot move', async () => {
  const [one, two, kept] = await Promise.all([deal('Stale one'), deal('Stale two'), won('Sold')]);
  const move = { stage_id: stage('Lost'), reason_code: 'timing', on: '2026-03-01' };
  const result = await change([one, kept, two], { move });
  expect(result).toMatchObject({ changed: 2, refused: [{ id: kept, name: 'Sold' }] });
  for (const id of [one, two])
    expect(await read(id)).toMatchObject({ status: 'lost', lost_reason: 'timing', closed_on: '2026-03-01' });
  expect(await read(kept)).toMatchObject({ status: 'won' });
});

test('changes owners and archives in bulk, except for won deals', async () => {
  const [open, kept] = await Promise.all([deal('Open'), won('Sold again')]);
  const owner_user_id = company.owner.user_id;
  expect(await change([open, kept], { owner_user_id, expected_close_on: '2026-06-30' })).toEqual({
    changed: 2,
    refused: [],
  });
  expect(await read(kept)).toMatchObject({ owner_user_id, expected_close_on: '2026-06-30' });
  expect(await change([open, kept], { archive: true })).toMatchObject({
    changed: 1,
    refused: [{ name: 'Sold again' }],
  });
  expect((await read(open)).archived_at).not.toBeNull();
  expect((await read(kept)).archived_at).toBeNull();
});

test('writes nothing for the row the database refuses and changes the others', async () => {
  const id = await deal('Nobody’s');
  const result = await change([id], { owner_user_id: newId(), expected_close_on: '2026-06-30' });
  expect(result).toMatchObject({ changed: 0, refused: [{ id, name: 'Nobody’s' }] });
  expect(await read(id)).toMatchObject({ row_version: 1 });
});

test('rejects a bulk change that is empty, too large, or not offered', async () => {
  const id = await deal('Untouched');
  const refused = async (body: object) => (await company.owner.request('POST', '/opportunities/bulk', body)).json();
  expect(await refused({ ids: [id], change: {} })).toMatchObject({
    statusCode: 400,
    errors: { change: expect.any(Array) },
  });
  expect(await refused({ ids: [], change: { archive: true } })).toMatchObject({ statusCode: 400 });
  expect(await refused({ ids: [id], change: { amount_minor: 1 } })).toMatchObject({ statusCode: 400 });
  expect(await refused({ ids: [id, id], change: { archive: true } })).toMatchObject({ statusCode: 400 });
  expect(await read(id)).toMatchObject({ row_version: 1, archived_at: null });
});

test('hides deals of other companies and rejects changes by read-only roles', async () => {
  const id = await deal('Ours');
  const stranger = (await world.company('Stranger')).owner;
  expect(await change([id], { archive: true }, stranger)).toEqual({ changed: 0, refused: [] });
  const reader = await company.member('read_only');
  const refused = await reader.request('POST', '/opportunities/bulk', { ids: [id], change: { archive: true } });
  expect(refused.statusCode).toBe(403);
  expect(await read(id)).toMatchObject({ archived_at: null });
});
