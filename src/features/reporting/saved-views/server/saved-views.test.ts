import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { SavedView } from '../schema.ts';

let world: World;
let company: Company;
let ada: Person;
let grace: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  ada = company.owner;
  grace = await company.member('read_only');
});
afterAll(() => world.close());

const state = { filters: [{ field: 'status_category', operator: 'eq', values: ['active'] }], sort: [], columns: null };
const save = (person: Person, name: string, visibility: 'private' | 'shared') =>
  person.post<SavedView>('/saved_views', { entity: 'partners', name, visibility, state });
const names = async (person: Person) =>
  (await person.get<SavedView[]>('/saved_views?entity=partners')).map(({ name }) => name);

test('shows a private view to its owner and a shared one to the company', async () => {
  const made = await save(grace, 'Mine alone', 'private');
  expect(made).toMatchObject({ is_mine: true, state, visibility: 'private' });
  await save(grace, 'For all', 'shared');
  expect(await names(grace)).toEqual(['For all', 'Mine alone']);
  expect(await names(ada)).toEqual(['For all']);
  // Nor is it counted.
  expect((await ada.request('GET', '/saved_views')).headers['x-total-count']).toBe('1');
  expect((await ada.request('GET', `/saved_views/${made.id}`)).statusCode).toBe(404);
  expect(await names((await world.company('Stranger')).owner)).toEqual([]);
});

test('only the owner changes or deletes a view', async () => {
  const view = await save(grace, 'Shared by Grace', 'shared');
  expect(await ada.get(`/saved_views/${view.id}`)).toMatchObject({ is_mine: false });
  expect((await ada.request('PATCH', `/saved_views/${view.id}`, { name: 'x' })).statusCode).toBe(403);
  expect((await ada.request('DELETE', `/saved_views/${view.id}`)).statusCode).toBe(403);
  await grace.patch(`/saved_views/${view.id}`, { name: 'Renamed' });
  expect((await grace.request('DELETE', `/saved_views/${view.id}`)).statusCode).toBe(200);
  expect((await grace.request('GET', `/saved_views/${view.id}`)).statusCode).toBe(404);
});

test('partner users share views within their partner only', async () => {
  const [one, other] = await company.within(async (call) => [await samplePartner(call), await samplePartner(call)]);
  const linus = await world.partnerUser(company, one, 'partner_member');
  const margaret = await world.partnerUser(company, one, 'partner_member');
  const rival = await world.partnerUser(company, other, 'partner_member');
  await save(linus, 'Ours', 'shared');
  await save(linus, 'Only me', 'private');
  expect(await names(linus)).toEqual(['Only me', 'Ours']);
  expect(await names(margaret)).toEqual(['Ours']);
  expect(await names(rival)).toEqual([]);
  expect(await names(ada)).not.toContain('Ours');
});

test('keeps the question and the chart of a report, and refuses one that cannot be asked', async () => {
  const save = (question: object, entity = 'partners') =>
    ada.request('POST', '/saved_views', { entity, name: 'By tier', state: { question, chart: 'bar' } });
  const question = { of: 'partners', measure: 'count', by: ['tier'] };
  const kept = await save(question);
  expect([kept.statusCode, kept.json().state]).toEqual([201, { question, chart: 'bar' }]);
  expect((await save({ of: 'partners', by: ['a', 'b', 'c', 'd'] })).statusCode).toBe(400);
  expect((await save({ of: 'partners', sql: 'select 1' })).statusCode).toBe(400);
  expect((await save(question, 'accounts')).json().errors).toEqual({ 'state.question': ['must ask about accounts'] });
});

test('limits the size of a view', async () => {
  const refused = await ada.request('POST', '/saved_views', {
    entity: 'partners',
    name: 'Too much',
    state: { q: 'x'.repeat(30_000) },
  });
  expect(refused.statusCode).toBe(422);
});
