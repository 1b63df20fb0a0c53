import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '#features/deals/accounts/schema.ts';
import { reportHealthy } from '#features/integrations/connections/server/service.ts';
import { withConnection } from '#server/db/connect.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { CrmError } from '#server/ports/crm.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import type { SyncRun } from '../schema.ts';
import { simulateSync } from './engine/simulate.ts';
import { feature } from './index.ts';
import { syncJobs } from './jobs.ts';
import { localTable } from './tables/local-table.ts';
import { Synced } from './testing/synced.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
});
afterAll(() => world.close());

const tooMany = () => new CrmError('busy', 'Too many requests.', { retry_after: 10_000 });

/** The jobs that wait, with the seconds until they run. */
const waitingJobs = ({ company }: Synced, task: string) =>
  withConnection(world.database.adminUrl, async (client) => {
    const { rows } = await client.query<{ run_at: Date }>(sql`
      select j.run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${task} and j.payload->>'organization_id' = ${company.id} order by j.run_at`);
    return rows.map(({ run_at }) => Math.round((run_at.getTime() - world.clock.now().getTime()) / 1000));
  });

async function withCompanies(count: number) {
  const synced = await Synced.begin(world);
  for (let n = 0; n < count; n += 1)
    synced.crm.add('companies', { name: `C${n}`, domain: `c${n}.example`, kind: 'customer' });
  return synced;
}

test('a simulation waits as long as the CRM asks and goes on where it was', async () => {
  const synced = await withCompanies(250);
  await synced.owner.post('/accounts', { name: 'C7', domain: 'c7.example' });
  await synced.owner.post('/accounts', { name: 'Ours', domain: 'ours.example' });
  const mapping = await synced.accounts();
  // It reads the fields and the first page.
  synced.crm.budget = 2;
  const run = await synced.owner.post<SyncRun>(`/object_mappings/${mapping.id}/simulate`);
  const job = await jobFor(world.kernel, synced.company.id);
  await simulateSync(job, run.id);
  expect(await synced.owner.get(`/sync_runs/${run.id}`)).toMatchObject({ status: 'running', processed: 100 });
  expect(await waitingJobs(synced, 'field-mappings.simulate')).toContain(10);
  synced.crm.budget = Number.POSITIVE_INFINITY;
  await synced.settle();
  expect(await synced.owner.get(`/sync_runs/${run.id}`)).toMatchObject({
    status: 'done',
    counts: { create_here: 249, link: 1, create_there: 1 },
  });
  expect(await synced.owner.get(`/object_mappings/${mapping.id}`)).toMatchObject({ status: 'simulated' });
  expect(synced.crm.calls.filter(({ method }) => method === 'changes')).toHaveLength(4);
});

test('a pass that the CRM limits goes on when it said, and a hint of a change does not shorten the pause', async () => {
  const synced = await withCompanies(1);
  const mapping = await synced.live(await synced.accounts());
  await synced.backfill(mapping);
  await synced.settle();
  synced.crm.edit('companies', '1', { name: 'Renamed' });
  synced.crm.faults.push({ error: tooMany() });
  const { runPass } = await import('./engine/pass.ts');
  const job = await jobFor(world.kernel, synced.company.id);
  await runPass(job, mapping.id, 'poll');
  expect(await waitingJobs(synced, 'field-mappings.pass')).toEqual([10]);
  const calls = synced.crm.calls.length;
  await runPass(job, mapping.id, 'hook');
  expect(synced.crm.calls).toHaveLength(calls);
  world.clock.advance(10_000);
  await synced.settle();
  expect(await synced.owner.get<Account[]>('/accounts')).toMatchObject([{ name: 'Renamed' }]);

  // A record that the CRM could not take waits for the same time, and is no issue.
  const [account] = await synced.owner.get<Account[]>('/accounts');
  await synced.owner.patch(`/accounts/${account!.id}`, { employees: 5 });
  await synced.changed('accounts', account!.id);
  synced.crm.rejects = () => tooMany();
  await runWaiting(world, {});
  await runPass(job, mapping.id, 'poll');
  expect(await waitingJobs(synced, 'field-mappings.pass')).toContain(10);
  expect(await synced.issues()).toEqual([]);
  synced.crm.rejects = () => undefined;
  world.clock.advance(10_000);
  await synced.settle();
  expect(synced.crm.get('companies', '1')).toMatchObject({ employees: 5 });
});

test('changes that waited are sent as soon as the connection works again', async () => {
  const synced = await withCompanies(1);
  const mapping = await synced.live(await synced.accounts());
  await synced.backfill(mapping);
  const [account] = await synced.owner.get<Account[]>('/accounts');
  await synced.owner.patch(`/accounts/${account!.id}`, { employees: 9 });
  await synced.changed('accounts', account!.id);
  synced.crm.faults.push({ error: new CrmError('expired', 'The token was revoked.') });
  await synced.settle();
  expect(synced.crm.get('companies', '1')!.employees ?? null).toBeNull();
  const restored = () =>
    synced.company.within((call) =>
      call.rows<{ payload: Record<string, unknown> }>(sql`
        select payload from outbox_events
        where organization_id = ${call.organization_id} and topic = 'connections.restored'`),
    );
  expect(await restored()).toEqual([]);
  await synced.company.within((call) => reportHealthy(call, synced.connection_id));
  const [event] = await restored();
  expect(event?.payload).toEqual({ connection_id: synced.connection_id });
  expect(feature.on?.['connections.restored']).toEqual(['field-mappings.restored']);
  await syncJobs['field-mappings.restored']!(await jobFor(world.kernel, synced.company.id), {
    payload: event!.payload,
  });
  await synced.settle();
  expect(synced.crm.get('companies', '1')).toMatchObject({ employees: 9 });

  // So it is after a pause that somebody ended.
  await synced.owner.post(`/connections/${synced.connection_id}/pause`, {});
  await synced.owner.post(`/connections/${synced.connection_id}/resume`, {});
  expect(await restored()).toHaveLength(2);
});

test('a run whose job failed for good is shown as failed, with an issue', async () => {
  const synced = await withCompanies(1);
  const mapping = await synced.accounts();
  synced.crm.changes = () => Promise.reject(new TypeError('The page has no records.'));
  const run = await synced.owner.post<SyncRun>(`/object_mappings/${mapping.id}/simulate`);
  const job = await jobFor(world.kernel, synced.company.id);
  await expect(simulateSync(job, run.id)).rejects.toThrow('no records');
  const failed = {
    status: 'failed',
    error: 'The simulation stopped because of an error: The page has no records.',
  };
  expect(await synced.owner.get(`/sync_runs/${run.id}`)).toMatchObject(failed);
  expect(await synced.issues()).toMatchObject([{ kind: 'unavailable', message: failed.error }]);

  const other = await synced.owner.post<SyncRun>(`/object_mappings/${mapping.id}/simulate`);
  const rule = feature.jobRules!['field-mappings.simulate']!.onGivenUp as (...args: unknown[]) => Promise<void>;
  await rule(job, { run_id: other.id }, 'The job took too long.');
  expect(await synced.owner.get(`/sync_runs/${other.id}`)).toMatchObject({
    status: 'failed',
    error: 'The simulation stopped because of an error: The job took too long.',
  });
  await synced.settle();
});

test('a record that the database refuses stops no other record', async () => {
  const synced = await withCompanies(9);
  const mapping = await synced.live(await synced.accounts());
  await synced.company.within((call) =>
    call.run(sql`
      insert into sync_states (organization_id, object_mapping_id) values (${call.organization_id}, ${mapping.id})
      on conflict (organization_id, object_mapping_id) do update set cursor = null`),
  );
  const accounts = localTable('accounts')!;
  const { create } = accounts;
  accounts.create = async (call, rows) => {
    if (rows.some(({ name }) => name === 'C1')) await call.run(sql`select 1 / 0`);
    return create(call, rows);
  };
  try {
    await synced.backfill(mapping);
  } finally {
    accounts.create = create;
  }
  expect((await synced.owner.get<Account[]>('/accounts?_end=10&_sort=name')).map(({ name }) => name)).toEqual([
    'C0',
    ...Array.from({ length: 7 }, (_, n) => `C${n + 2}`),
  ]);
  expect(await synced.issues()).toMatchObject([{ record_name: 'C1', kind: 'rejected_here' }]);
});

test('a list that goes around in circles is one issue until it is whole', async () => {
  const synced = await withCompanies(2);
  const mapping = await synced.live(await synced.accounts());
  await synced.backfill(mapping);
  const changes = synced.crm.changes.bind(synced.crm);
  const where = 'The list of Companies';
  synced.crm.changes = async (...given) => ({
    ...(await changes(...given)),
    unreadable: [{ where, message: 'The system sends the same page again.', is_list: true }],
  });
  const runs = async () => (await synced.owner.get<SyncRun[]>('/sync_runs?kind=poll&_end=20')).length;
  await synced.pass();
  const first = await runs();
  await synced.pass();
  await synced.pass();
  expect(await runs()).toBe(first);
  expect(await synced.issues()).toMatchObject([{ record_name: where, message: expect.stringContaining('same page') }]);
  synced.crm.changes = changes;
  await synced.pass();
  expect(await synced.issues()).toEqual([]);
});
