import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenMock } from '#features/integrations/crm-providers/server/mocks/kit/listen.ts';
import { memoryStore } from '#features/integrations/crm-providers/server/mocks/kit/store.ts';
import {
  createPipedriveMock,
  type PipedriveMock,
} from '#features/integrations/crm-providers/server/mocks/pipedrive/mock.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { createOutgoing, type Outgoing } from '#server/outgoing/outgoing.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { MappingPopulation } from '../../schema.ts';
import { mappingJobs } from '../jobs.ts';
import { populationKeys } from '../service.ts';

let world: World;
let company: Company;
let mock: PipedriveMock;
let server: Awaited<ReturnType<typeof listenMock>>;
let real: Outgoing;
let connection_id: string;

beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  mock = createPipedriveMock({ store: memoryStore(), now: () => world.clock.now() });
  mock.rate.set(100_000);
  server = await listenMock(mock.handle);
  real = world.kernel.outgoing;
  world.kernel.outgoing = createOutgoing({ allow: [server.origin] });
  await mock.save('organizations', { name: 'Acme Logistics', website: 'https://www.acme.example/about' });
  await mock.save('organizations', { name: 'Birch Hotels', website: 'birch.example' });
  await mock.save('organizations', { name: 'Nameless' });
  ({ id: connection_id } = await company.owner.post<{ id: string }>('/connections', {
    connector: 'pipedrive',
    values: { domain: server.origin, api_token: mock.token },
  }));
});
afterAll(async () => {
  world.kernel.outgoing = real;
  await server.close();
  await world.close();
});

const list = (more: object = {}) =>
  company.owner.post<MappingPopulation>('/mapping_populations', {
    name: `CRM ${Math.random()}`,
    kind: 'customers',
    source: 'crm',
    connection_id,
    ...more,
  });
const loaded = async (id: string) => {
  await runWaiting(world, { 'account-mapping.load': mappingJobs['account-mapping.load']! });
  return company.owner.get<MappingPopulation>(`/mapping_populations/${id}`);
};
const keys = (id: string) =>
  company.within(async (call) => (await populationKeys(call, id)).map(({ key }) => key).sort());

test('a list is loaded from the companies of a connected CRM, and follows their changes', async () => {
  const { id } = await list();
  expect(await loaded(id)).toMatchObject({ status: 'ready', row_count: 2, skipped_count: 1, last_error: null });
  expect(await keys(id)).toEqual(['acme.example', 'birch.example']);
  const third = await mock.save('organizations', { name: 'Cobalt Foods', website: 'cobalt.example' });
  await company.owner.post(`/mapping_populations/${id}/refresh`);
  expect(await loaded(id)).toMatchObject({ row_count: 3 });
  await mock.remove('organizations', third);
  await company.owner.post(`/mapping_populations/${id}/refresh`);
  await loaded(id);
  expect(await keys(id)).toEqual(['acme.example', 'birch.example']);
  expect(mock.violations).toEqual([]);
});

test('an unknown object and a lost token are named on the list, and the accounts stay', async () => {
  const wrong = await list({ remote_object: 'customers' });
  expect(await loaded(wrong.id)).toMatchObject({
    status: 'failed',
    last_error: 'The CRM has no object “customers”.',
    row_count: 0,
  });
  const { id } = await list();
  await loaded(id);
  mock.revoke();
  await company.owner.post(`/mapping_populations/${id}/refresh`);
  const after = await loaded(id);
  expect(after).toMatchObject({ status: 'failed', row_count: 2, last_error: expect.stringMatching(/./) });
  expect(after.last_error).not.toContain(mock.token);
});

test('a partner cannot load from a connection of the company', async () => {
  const pia = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  const answer = await pia.request('POST', '/mapping_populations', {
    name: 'Theirs',
    kind: 'customers',
    source: 'crm',
    connection_id,
  });
  expect(answer.statusCode).toBe(422);
  expect(await pia.get('/account_mapping/crms')).toEqual([]);
});
