import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '#features/deals/accounts/schema.ts';
import { createDefaultPipeline } from '#features/deals/opportunity-types/server/service.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { FieldMapping, ObjectMapping, SyncRun } from '../schema.ts';
import { syncJobs } from './jobs.ts';

let world: World;
let company: Company;
let connection_id: string;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  await company.within(createDefaultPipeline);
  ({ id: connection_id } = await company.owner.post<{ id: string }>('/connections', {
    connector: 'demo_crm',
    values: {},
  }));
});
afterAll(() => world.close());

const settle = async () => {
  while ((await runWaiting(world, syncJobs)) > 0);
};
const pairs = [
  { local_table: 'contacts', remote_object: 'contacts' },
  { local_table: 'accounts', remote_object: 'companies' },
];
const runsOf = (kind: string) =>
  company.owner.get<SyncRun[]>(`/sync_runs?connection_id=${connection_id}&kind=${kind}&_sort=created_at&_order=asc`);

test('a CRM is mapped with its sure fields, simulated and loaded, accounts before contacts', async () => {
  const { owner } = company;
  const mappings = await owner.post<ObjectMapping[]>('/object_mappings/set_up', { connection_id, pairs });
  expect(mappings.map(({ local_table, creates_in, creates_out }) => [local_table, creates_in, creates_out])).toEqual([
    ['contacts', true, false],
    ['accounts', true, false],
  ]);
  expect(mappings.map(({ match_local }) => match_local)).toEqual(['email', 'domain']);
  const fields = await owner.get<FieldMapping[]>(`/field_mappings?object_mapping_id=${mappings[1]!.id}&_end=100`);
  expect(fields.map(({ local_field }) => local_field)).toEqual(expect.arrayContaining(['name', 'domain']));
  const again = await owner.post<ObjectMapping[]>('/object_mappings/set_up', { connection_id, pairs });
  expect(again.map(({ id, field_count }) => [id, field_count])).toEqual(
    mappings.map(({ id, field_count }) => [id, field_count]),
  );

  const ids = mappings.map(({ id }) => id);
  expect((await owner.request('POST', '/object_mappings/load', { ids })).statusCode).toBe(409);
  await owner.post('/object_mappings/simulate', { ids });
  await settle();
  expect(await runsOf('simulate')).toMatchObject([{ status: 'done' }, { status: 'done' }]);
  expect(await owner.get<Account[]>('/accounts')).toEqual([]);

  await owner.post('/object_mappings/load', { ids });
  await settle();
  const loaded = await runsOf('backfill');
  expect(loaded.map(({ object_mapping_id, status }) => [object_mapping_id, status])).toEqual([
    [mappings[1]!.id, 'done'],
    [mappings[0]!.id, 'done'],
  ]);
  expect((await owner.get<Account[]>('/accounts?_end=100')).length).toBe(loaded[0]!.counts.create_here);
});

test('mappings of another company cannot be loaded', async () => {
  const other = await world.company();
  const [mapping] = await company.owner.get<ObjectMapping[]>('/object_mappings');
  const refused = await other.owner.request('POST', '/object_mappings/load', { ids: [mapping!.id] });
  expect(refused.statusCode).toBe(422);
  const strange = { connection_id, pairs: [{ local_table: 'accounts', remote_object: 'companies' }] };
  expect((await other.owner.request('POST', '/object_mappings/set_up', strange)).statusCode).toBe(404);
});
