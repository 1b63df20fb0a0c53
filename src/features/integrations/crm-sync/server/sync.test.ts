import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '#features/deals/accounts/schema.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import type { FieldProposal, RecordExplanation, Synced as SyncedNow, SyncRunRecord } from '../schema.ts';
import { Synced } from './testing/synced.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
});
afterAll(() => world.close());

const accountsOf = ({ owner }: Synced) => owner.get<Account[]>('/accounts?_end=100');

test('a simulation tells what would happen, writes nothing, and is needed again after each change', async () => {
  const synced = await Synced.begin(world);
  const { crm, owner } = synced;
  crm.add('companies', { name: 'Blue', domain: 'blue.example', kind: 'customer', industry: 'Retail' });
  crm.add('companies', { name: 'Reseller', domain: 'reseller.example', kind: 'partner' });
  crm.add('companies', { name: 'Green CRM', domain: 'green.example', kind: 'customer', industry: 'Software' });
  await owner.post('/accounts', { name: 'Green', domain: 'green.example' });
  await owner.post('/accounts', { name: 'Red', domain: 'red.example' });
  const mapping = await synced.accounts();
  const refused = await owner.request('POST', `/object_mappings/${mapping.id}/activate`, {});
  expect(refused.statusCode).toBe(409);

  const run = await synced.simulate(mapping);
  expect(run).toMatchObject({ status: 'done', counts: { create_here: 1, link: 1, create_there: 1 } });
  const records = await owner.get<SyncRunRecord[]>(`/sync_run_records?run_id=${run.id}&_end=50`);
  expect(records).toContainEqual(
    expect.objectContaining({
      action: 'create_here',
      record_name: 'Blue',
      after: expect.objectContaining({ domain: 'blue.example' }),
    }),
  );
  expect(records).toContainEqual(expect.objectContaining({ action: 'create_there', record_name: 'Red' }));
  expect(await accountsOf(synced)).toHaveLength(2);
  expect(crm.all('companies')).toHaveLength(3);
  expect(crm.count('write')).toBe(0);

  expect(await owner.get(`/object_mappings/${mapping.id}`)).toMatchObject({ status: 'simulated' });
  await owner.post('/field_mappings', { object_mapping_id: mapping.id, local_field: 'website', remote_field: 'city' });
  expect(await owner.get(`/object_mappings/${mapping.id}`)).toMatchObject({ status: 'draft' });
  expect((await owner.request('POST', `/object_mappings/${mapping.id}/activate`, {})).statusCode).toBe(409);
});

test('a back-fill brings both sides together once, and changes follow in both directions', async () => {
  const synced = await Synced.begin(world);
  const { crm, owner } = synced;
  const blue = crm.add('companies', { name: 'Blue', domain: 'blue.example', kind: 'customer', employees: 12 });
  const red = await owner.post<Account>('/accounts', { name: 'Red', domain: 'red.example', industry: 'Banking' });
  const mapping = await synced.live(await synced.accounts());
  expect(await synced.backfill(mapping)).toMatchObject({ status: 'done', counts: { create_here: 1, create_there: 1 } });
  expect(await synced.backfill(mapping)).toMatchObject({ status: 'done', counts: { unchanged: 2 } });
  const accounts = await accountsOf(synced);
  expect(accounts.map(({ name }) => name).sort()).toEqual(['Blue', 'Red']);
  expect(crm.all('companies').map(({ values }) => values)).toContainEqual(
    expect.objectContaining({ name: 'Red', domain: 'red.example', industry: 'Banking', kind: 'customer' }),
  );

  crm.edit('companies', blue, { employees: 40 });
  await owner.patch(`/accounts/${red.id}`, { industry: 'Retail' });
  await synced.changed('accounts', red.id);
  await synced.pass();
  const changed = (await accountsOf(synced)).find(({ name }) => name === 'Blue')!;
  expect(changed.employees).toBe(40);
  const remoteRed = crm.all('companies').find(({ values }) => values.name === 'Red')!;
  expect(remoteRed.values.industry).toBe('Retail');

  // The echo of our own change is no change, and nothing is written again.
  const writes = crm.count('write');
  await synced.pass();
  await synced.changed('accounts', red.id, changed.id);
  await synced.pass();
  expect(crm.count('write')).toBe(writes);
  expect(await synced.issues()).toEqual([]);

  const why = await owner.get<RecordExplanation>(`/record_links/explain?table=accounts&id=${changed.id}`);
  expect(why.links[0]!.fields).toContainEqual(
    expect.objectContaining({ field: 'employees', side: 'there', rule: 'Changed in Memory CRM.' }),
  );
  const log = await owner.get<{ reason: string | null; ref_id: string }[]>('/audit_events?_end=200');
  expect(log.filter(({ ref_id }) => ref_id === changed.id).some(({ reason }) => reason?.includes('Memory CRM'))).toBe(
    true,
  );

  crm.edit('companies', blue, { industry: 'Software' });
  expect(await owner.post<SyncedNow>('/record_links/sync_now', { table: 'accounts', id: changed.id })).toMatchObject({
    counts: { update_here: 1 },
    message: 'Updated here.',
  });
});

test('a record that Tandem created there leads to its page there', async () => {
  const synced = await Synced.begin(world);
  const mapping = await synced.live(await synced.accounts());
  await synced.owner.post('/accounts', { name: 'Violet', domain: 'violet.example' });
  await synced.backfill(mapping);
  await synced.pass();
  const [link] = await synced.owner.get<{ remote_id: string; remote_url: string }[]>('/record_links?_end=5');
  expect(link).toMatchObject({ remote_url: `https://crm.example/${link!.remote_id}` });
});

test('fields are proposed with a confidence and a reason', async () => {
  const synced = await Synced.begin(world);
  synced.crm.add('companies', { name: 'Blue', domain: 'blue.example', kind: 'customer', industry: 'Retail' });
  const mapping = await synced.map(
    { local_table: 'accounts', remote_object: 'companies', in_filters: [{ field: 'kind', equals: ['customer'] }] },
    [],
  );
  const proposals = await synced.owner.post<FieldProposal[]>(`/object_mappings/${mapping.id}/propose`);
  for (const name of ['name', 'domain', 'industry', 'employees'])
    expect(proposals).toContainEqual(
      expect.objectContaining({ local_field: name, remote_field: name, reason: expect.stringContaining('ame name') }),
    );
  const objects = await synced.owner.rows<{ name: string }>(
    `/object_mappings/remote_objects?connection_id=${synced.connection_id}`,
  );
  expect(objects.map(({ name }) => name)).toEqual(['companies', 'contacts', 'deals', 'payments', 'commissions']);
});

test('a record that cannot be read is passed over and stays in the log until someone closes it', async () => {
  const synced = await Synced.begin(world);
  const mapping = await synced.live(await synced.accounts());
  const bad = (line: number) => ({
    where: `companies.csv, line ${line}`,
    message: 'The number of employees is not a number.',
  });
  synced.crm.unreadable.push(bad(7), bad(9));
  expect(await synced.backfill(mapping)).toMatchObject({ status: 'done', counts: { failed: 2 } });
  synced.crm.unreadable.push(bad(7));
  await synced.pass();
  const issues = await synced.issues();
  expect(issues.map(({ kind, message, is_dead }) => [kind, message, is_dead]).sort()).toEqual(
    [7, 9].map((line) => [
      'rejected_here',
      `companies.csv, line ${line} was not read. The number of employees is not a number.`,
      true,
    ]),
  );
});
