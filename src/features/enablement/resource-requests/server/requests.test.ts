import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleResource } from '#features/enablement/resources/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { ResourceRequest } from '../schema.ts';

let world: World;
let company: Company;
let owner: Person;
let user: Person;
let stranger: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  ({ owner } = company);
  const partner = async () => world.partnerUser(company, await company.within((call) => samplePartner(call)));
  user = await partner();
  stranger = await partner();
});
afterAll(() => world.close());

const ask = (title = 'Price list in Polish') =>
  user.post<ResourceRequest>('/resource_requests', { title, details: 'For a tender' });
const noticesOf = async (person: Person) =>
  (await person.get<{ text: string }[]>('/in_app_notifications')).map(({ text }) => text);

test('a partner requests a missing resource, and the company answers with one', async () => {
  const { id } = await ask();
  expect(await owner.get(`/resource_requests/${id}`)).toMatchObject({ status: 'open', title: 'Price list in Polish' });
  expect(await noticesOf(owner)).toContainEqual(expect.stringContaining('Price list in Polish'));
  const resource_id = await company.within((call) => sampleResource(call));
  await owner.post(`/resource_requests/${id}/answer`, { answer: 'Here it is', resource_id });
  expect(await user.get(`/resource_requests/${id}`)).toMatchObject({
    status: 'answered',
    answer: 'Here it is',
    resource_id,
  });
  expect(await noticesOf(user)).toContainEqual(expect.stringContaining('Here it is'));
  const again = await owner.request('POST', `/resource_requests/${id}/answer`, { answer: 'Twice' });
  expect(again.statusCode).toBe(409);
});

test('a request is answered only with a resource that the partner can see', async () => {
  const { id } = await ask('Margins');
  const resource_id = await company.within((call) => sampleResource(call, { visibility: 'internal' }));
  const hidden = await owner.request('POST', `/resource_requests/${id}/answer`, { resource_id });
  expect(hidden.json().errors).toEqual({ resource_id: ['is not visible to this partner'] });
  const other = await world.company('Other');
  const foreign = await other.within((call) => sampleResource(call));
  expect((await owner.request('POST', `/resource_requests/${id}/answer`, { resource_id: foreign })).statusCode).toBe(
    404,
  );
  expect((await owner.request('POST', `/resource_requests/${id}/answer`, {})).statusCode).toBe(422);
});

test('a declined request says why, and other partners never see it', async () => {
  const { id } = await ask('Source code');
  expect((await owner.request('POST', `/resource_requests/${id}/decline`, {})).statusCode).toBe(400);
  await owner.post(`/resource_requests/${id}/decline`, { answer: 'We do not share it.' });
  expect(await user.get(`/resource_requests/${id}`)).toMatchObject({
    status: 'declined',
    answer: 'We do not share it.',
  });
  expect((await stranger.request('GET', `/resource_requests/${id}`)).statusCode).toBe(404);
  expect(await stranger.get('/resource_requests')).toEqual([]);
  expect((await user.request('POST', `/resource_requests/${id}/answer`, { answer: 'x' })).statusCode).toBe(404);
});
