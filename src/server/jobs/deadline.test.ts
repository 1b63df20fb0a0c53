import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withConnection } from '../db/connect.ts';
import { sql } from '../db/sql.ts';
import type { ServerFeature } from '../feature.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';
import type { JobHandler, JobRule } from './job.ts';
import { startWorker } from './worker.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true, env: { TANDEM_OUTGOING_ALLOW: 'http://127.0.0.1' } });
});
beforeEach(async () => {
  company = await world.company();
});
afterAll(() => world.close());

const start = (jobs: Record<string, JobHandler>, rule: Partial<JobRule> = {}) => {
  const jobRules = Object.fromEntries(
    Object.keys(jobs).map((task) => [task, { seconds: 1, onGivenUp: 'runs-again' as const, ...rule }]),
  );
  const feature: ServerFeature = { name: 'slow', jobs, jobRules };
  return startWorker(world.kernel, world.database.adminUrl, [feature], { error: () => {} });
};
const jobOf = async (task: string) =>
  (
    await world.kernel.system.unscoped((tx) =>
      tx.rows<{ state: string; last_error: string | null }>(
        sql`select state, last_error from job_queue() where task = ${task}`,
      ),
    )
  )[0];
const isFailed = async (task: string) =>
  vi.waitFor(
    async () => {
      const job = await jobOf(task);
      expect(job).toMatchObject({ state: 'retrying' });
      expect(job!.last_error).toContain('took longer than 1 second');
    },
    { timeout: 15_000, interval: 100 },
  );
const typesOf = (name: string) =>
  company.within((call) =>
    call.rows(sql`select id from partner_types where organization_id = ${call.organization_id} and name = ${name}`),
  );

test('fails a job past its deadline, frees its worker, and lets nothing of it commit', async () => {
  const gate = Promise.withResolvers<void>();
  let late: unknown;
  let isSignaled = false;
  const worker = await start({
    'slow.transaction': async (job) => {
      job.signal.addEventListener('abort', () => (isSignaled = true));
      const write = job.within(async (call) => {
        await call.run(
          sql`insert into partner_types (organization_id, name) values (${call.organization_id}, ${'Too late'})`,
        );
        await gate.promise;
      });
      late = await write.then(
        () => 'committed',
        (error: Error) => error.message,
      );
    },
  });
  await company.within((call) => call.enqueue('slow.transaction', {}));
  await isFailed('slow.transaction');
  expect(isSignaled).toBe(true);
  gate.resolve();
  await vi.waitFor(() => expect(late).toBeDefined());
  expect(late).not.toBe('committed');
  expect(await typesOf('Too late')).toEqual([]);
  await worker.stop();
}, 40_000);

test('ends a statement that waits for a lock, and refuses later transactions', async () => {
  const { id } = await company.owner.post<{ id: string }>('/partner_types', { name: 'Locked' });
  const outcomes: string[] = [];
  const worker = await start({
    'slow.lock': async (job) => {
      for (const name of ['First', 'Second'])
        await job
          .within((call) =>
            call.run(sql`
              update partner_types set name = ${name} where organization_id = ${call.organization_id} and id = ${id}`),
          )
          .then(
            () => outcomes.push('committed'),
            () => outcomes.push('ended'),
          );
    },
  });
  await withConnection(world.database.adminUrl, async (client) => {
    await client.query('begin');
    await client.query(sql`select from partner_types where id = ${id} for update`);
    await company.within((call) => call.enqueue('slow.lock', {}));
    await isFailed('slow.lock');
    await client.query('rollback');
  });
  await vi.waitFor(() => expect(outcomes).toEqual(['ended', 'ended']));
  expect(await typesOf('Locked')).toHaveLength(1);
  await worker.stop();
}, 40_000);

test('ends the requests of a job with it', async () => {
  let isClosed = false;
  const server = createServer((request) => void request.on('close', () => (isClosed = true)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const worker = await start({
    'slow.request': async ({ kernel }) => {
      await kernel.outgoing.request(url, { timeout: 60_000 });
    },
  });
  await company.within((call) => call.enqueue('slow.request', {}));
  await isFailed('slow.request');
  await vi.waitFor(() => expect(isClosed).toBe(true));
  await worker.stop();
  server.closeAllConnections();
  server.close();
}, 40_000);

test('hung jobs of one company, a queue and other servers leave workers to others', async () => {
  const other = await world.company('Other');
  let short = 0;
  const gate = Promise.withResolvers<void>();
  const hang = () => gate.promise;
  const features: ServerFeature[] = [
    {
      name: 'slow',
      jobs: { 'slow.hang': hang, 'slow.send': hang, 'slow.short': async () => void short++ },
      jobRules: { 'slow.send': { pool: 'deliveries', seconds: 60, onGivenUp: 'runs-again' } },
    },
  ];
  const worker = await startWorker(world.kernel, world.database.adminUrl, features, { error: () => {} });
  for (let at = 0; at < 6; at += 1) {
    await company.within((call) => call.enqueue('slow.hang', {}));
    await company.within((call) => call.enqueue('slow.hang', {}, { queue: 'one' }));
    // Both companies have receivers that never answer.
    for (const each of [company, other]) await each.within((call) => call.enqueue('slow.send', {}));
  }
  await other.within((call) => call.enqueue('slow.short', {}));
  await vi.waitFor(() => expect(short).toBe(1), 10_000);
  gate.resolve();
  await worker.stop();
}, 60_000);

test('shows a job that failed for good to the administrators of the company, once', async () => {
  const worker = await start(
    { 'slow.broken': async () => Promise.reject(new Error('The list is gone')) },
    { onGivenUp: { says: 'The list was not read.', to: ({ id }) => `/lists/show/${String(id)}` } },
  );
  await company.within((call) =>
    call.rows(sql`
      select enqueue_job(${'slow.broken'}, ${JSON.stringify({ organization_id: call.organization_id, id: 7 })},
        max_attempts => 1)`),
  );
  const failed = () =>
    company.within((call) =>
      call.rows(
        sql`select title, reason, opens, status from failed_jobs where organization_id = ${call.organization_id}`,
      ),
    );
  const entry = { title: 'The list was not read.', reason: 'The list is gone', opens: '/lists/show/7', status: 'open' };
  await vi.waitFor(async () => expect(await failed()).toEqual([entry]), { timeout: 15_000, interval: 200 });
  await company.within((call) => call.rows(sql`select enqueue_job('give-up', '{}')`));
  await vi.waitFor(async () => expect(await jobOf('give-up')).toBeUndefined(), { timeout: 15_000, interval: 200 });
  expect(await failed()).toHaveLength(1);
  await worker.stop();
}, 40_000);
