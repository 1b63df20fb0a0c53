import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withConnection } from '../db/connect.ts';
import { sql } from '../db/sql.ts';
import type { ServerFeature } from '../feature.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';
import { dispatch } from './dispatch.ts';
import { PAGE } from './outbox.ts';
import { startWorker } from './worker.ts';

let world: World;
let noisy: Company;
let quiet: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
});
beforeEach(async () => {
  [noisy, quiet] = [await world.company('Noisy'), await world.company('Quiet')];
});
afterAll(() => world.close());

const start = (features: ServerFeature[]) =>
  startWorker(world.kernel, world.database.adminUrl, features, { error: () => {} });

/** Enqueues a number of jobs of one company at once. */
const enqueueMany = (company: Company, task: string, count: number) =>
  company.within((call) =>
    call.rows(sql`
      select enqueue_job(${task}, jsonb_build_object('organization_id', ${company.id}::text, 'at', at))
      from generate_series(1, ${count}::int) at`),
  );

test('runs another company’s single job before five thousand of one company', async () => {
  const ran: string[] = [];
  await enqueueMany(noisy, 'fair.note', 5_000);
  await quiet.within((call) => call.enqueue('fair.note', {}));
  const worker = await start([
    { name: 'fair', jobs: { 'fair.note': async (job) => void ran.push(job.organization_id) } },
  ]);
  await vi.waitFor(() => expect(ran).toContain(quiet.id), 20_000);
  await worker.stop();
  // The tolerance covers jobs that keep their order, and those that end while the quiet company's job is under way.
  expect(ran.indexOf(quiet.id)).toBeLessThan(200);
}, 60_000);

test('alternates between companies with many jobs', async () => {
  const ran: string[] = [];
  const companies = [noisy, quiet, ...(await Promise.all(['C', 'D', 'E'].map((name) => world.company(name))))];
  for (const company of companies) await enqueueMany(company, 'fair.pile', 100);
  const worker = await start([
    { name: 'fair', jobs: { 'fair.pile': async (job) => void ran.push(job.organization_id) } },
  ]);
  await vi.waitFor(() => expect(ran).toHaveLength(500), 30_000);
  await worker.stop();
  // The last company's first jobs run while the first company still has many.
  const last = companies.at(-1)!.id;
  expect(ran.slice(0, 100 + 20 * companies.length)).toContain(last);
  expect(ran.lastIndexOf(noisy.id)).toBeGreaterThan(400);
}, 60_000);

test('leaves a worker free during one company’s long jobs, and finishes all', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  let [atOnce, most, long, short] = [0, 0, 0, 0];
  const worker = await start([
    {
      name: 'fair',
      jobs: {
        'fair.long': async () => {
          most = Math.max(most, ++atOnce);
          await gate;
          atOnce -= 1;
          long += 1;
        },
        'fair.short': async () => void short++,
      },
    },
  ]);
  // All workers are idle, so that all learn of these jobs at once.
  await enqueueMany(noisy, 'fair.long', 12);
  await vi.waitFor(() => expect(atOnce).toBe(3), 10_000);
  for (let at = 0; at < 5; at += 1) await quiet.within((call) => call.enqueue('fair.short', {}));
  await vi.waitFor(() => expect(short).toBe(5), 10_000);
  expect([most, long]).toEqual([3, 0]);
  release();
  await vi.waitFor(() => expect(long).toBe(12), 20_000);
  expect(most).toBe(3);
  await worker.stop();
}, 60_000);

test('queues a job in constant time', async () => {
  await enqueueMany(noisy, 'fair.none', 4_000);
  const read = () =>
    withConnection(world.database.adminUrl, async (client) => {
      await client.query('select pg_stat_force_next_flush()');
      const { rows } = await client.query<{ entries: string }>(
        "select idx_tup_read as entries from pg_stat_all_indexes where indexrelname = 'jobs_waiting_by_company'",
      );
      return Number(rows[0]!.entries);
    });
  const before = await read();
  await withConnection(world.database.adminUrl, async (client) => {
    await client.query(sql`select enqueue_job('fair.none', ${JSON.stringify({ organization_id: noisy.id })})`);
    await client.query('select pg_stat_force_next_flush()');
  });
  const entries = (await read()) - before;
  await withConnection(world.database.adminUrl, (client) => client.query('delete from graphile_worker._private_jobs'));
  expect(entries).toBeGreaterThan(100);
  expect(entries).toBeLessThan(400);
}, 60_000);

test('keeps using an index after the queue grew', async () => {
  await withConnection(world.database.adminUrl, async (client) => {
    await client.query('delete from graphile_worker._private_jobs');
    await client.query('vacuum full graphile_worker._private_jobs');
    const enqueue = (from: number, to: number) =>
      client.query(sql`
        select count(enqueue_job('fair.none', jsonb_build_object('organization_id', ${noisy.id}::text), null,
          'key ' || at)) from generate_series(${from}::int, ${to}::int) at`);
    const read = async () => {
      await client.query('select pg_stat_force_next_flush()');
      const { rows } = await client.query<{ entries: string }>(
        `select sum(idx_tup_read) + (select seq_tup_read from pg_stat_all_tables where relname = '_private_jobs') as entries
         from pg_stat_all_indexes where relname = '_private_jobs'`,
      );
      return Number(rows[0]!.entries);
    };
    await enqueue(1, 4_000);
    const before = await read();
    await enqueue(4_001, 4_001);
    const entries = (await read()) - before;
    await client.query('delete from graphile_worker._private_jobs');
    expect(entries).toBeLessThan(400);
  });
}, 60_000);

test('dispatches another company’s event among ten thousand', async () => {
  const ran: unknown[] = [];
  const listeners = new Map([['partner_types.created', ['fair.hear']]]);
  while ((await dispatch(world.kernel, listeners)) > 0);
  const heard = vi.fn();
  const stop = world.kernel.outbox.subscribe({ organization_id: quiet.id, partner_id: null, hear: heard });
  await world.kernel.outbox.isFollowing();
  await noisy.within((call) =>
    call.run(sql`
      insert into outbox_events (organization_id, topic, ref_id, payload)
      select ${noisy.id}, 'partner_types.created', new_id(), '{}' from generate_series(1, 10000)`),
  );
  const { id } = await quiet.owner.post<{ id: string }>('/partner_types', { name: 'After all that' });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ topic: 'partner_types.created', id }), 15_000);
  stop();
  const pages: number[] = [];
  do pages.push(await dispatch(world.kernel, listeners));
  while (pages.at(-1) === PAGE);
  expect(pages.reduce((sum, each) => sum + each)).toBe(10_001);
  const worker = await start([
    { name: 'fair', jobs: { 'fair.hear': async (_job, { ref_id }) => void ran.push(ref_id) } },
  ]);
  await vi.waitFor(() => expect(ran).toContain(id), 20_000);
  await worker.stop();
  expect(ran.indexOf(id)).toBeLessThan(40);
}, 60_000);

test('turns more than a page of events into jobs, each once', async () => {
  const ran: unknown[] = [];
  await noisy.within((call) =>
    call.run(sql`
      insert into outbox_events (organization_id, topic, ref_id, payload)
      select ${noisy.id}, 'probe.pages', new_id(), '{}' from generate_series(1, ${3 * PAGE})`),
  );
  const worker = await start([
    {
      name: 'fair',
      jobs: { 'fair.page': async (_job, { ref_id }) => void ran.push(ref_id) },
      on: { 'probe.pages': ['fair.page'] },
    },
  ]);
  await vi.waitFor(() => expect(ran).toHaveLength(3 * PAGE), 30_000);
  await worker.stop();
  expect(new Set(ran).size).toBe(3 * PAGE);
}, 60_000);
