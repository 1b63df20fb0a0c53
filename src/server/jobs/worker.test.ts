import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#shared/ids.ts';
import type { Call } from '../call.ts';
import { sql } from '../db/sql.ts';
import type { ServerFeature } from '../feature.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';
import { dispatch } from './dispatch.ts';
import { startWorker } from './worker.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
});
afterAll(() => world.close());

const log = { error: () => {} };

test('runs a job after commit, and never after a rollback', async () => {
  const ran: unknown[] = [];
  const features: ServerFeature[] = [
    {
      name: 'probe',
      jobs: { 'probe.note': async (job, payload) => void ran.push([job.organization_id, payload.text]) },
    },
  ];
  const worker = await startWorker(world.kernel, world.database.adminUrl, features, log);
  await company.within((call) => call.enqueue('probe.note', { text: 'kept' }));
  await company
    .within(async (call) => {
      await call.enqueue('probe.note', { text: 'lost' });
      throw new Error('no');
    })
    .catch(() => {});
  await vi.waitFor(() => expect(ran).toEqual([[company.id, 'kept']]), 10_000);
  await worker.stop();
  expect(ran).toHaveLength(1);
});

test('leaves workers free while one queue runs long jobs in order', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  let [atOnce, most, long] = [0, 0, 0];
  let short = 0;
  const features: ServerFeature[] = [
    {
      name: 'probe',
      jobs: {
        'probe.long': async () => {
          most = Math.max(most, ++atOnce);
          await gate;
          atOnce -= 1;
          long += 1;
        },
        'probe.short': async () => {
          short += 1;
        },
      },
    },
  ];
  await company.within(async (call) => {
    for (let at = 0; at < 6; at += 1)
      await call.enqueue('probe.long', { at }, { queue: `long:${call.organization_id}` });
    await call.enqueue('probe.short', {});
  });
  const worker = await startWorker(world.kernel, world.database.adminUrl, features, log);
  await vi.waitFor(() => expect(short).toBe(1), 10_000);
  expect([most, long]).toEqual([1, 0]);
  release();
  await vi.waitFor(() => expect(long).toBe(6), 20_000);
  expect(most).toBe(1);
  await worker.stop();
});

test('delivers every event exactly once', async () => {
  const heard: unknown[] = [];
  const features: ServerFeature[] = [
    {
      name: 'probe',
      jobs: { 'probe.hear': async (_job, { ref_id }) => void heard.push(ref_id) },
      on: { 'partner_types.created': ['probe.hear'] },
    },
  ];
  const worker = await startWorker(world.kernel, world.database.adminUrl, features, log);
  const { id } = await company.owner.post<{ id: string }>('/partner_types', { name: 'Heard' });
  await vi.waitFor(() => expect(heard).toContain(id), 15_000);
  await worker.stop();
  expect(heard.filter((one) => one === id)).toHaveLength(1);
});

test('delivers events during another company’s long transaction', async () => {
  const importer = await world.company('Importer');
  const heard: unknown[] = [];
  const features: ServerFeature[] = [
    {
      name: 'probe',
      jobs: { 'probe.hear': async (_job, { ref_id }) => void heard.push(ref_id) },
      on: { 'partner_types.created': ['probe.hear'], 'probe.done': ['probe.hear'] },
    },
  ];
  const live: unknown[] = [];
  const listening = { partner_id: null, hear: ({ id }: { id: string | null }) => void live.push(id) };
  const stops = [importer, company].map(({ id }) =>
    world.kernel.outbox.subscribe({ ...listening, organization_id: id }),
  );
  await world.kernel.outbox.isFollowing();
  const worker = await startWorker(world.kernel, world.database.adminUrl, features, log);
  const late = newId();
  let end = () => {};
  const gate = new Promise<void>((resolve) => (end = resolve));
  let begun = () => {};
  const beginning = new Promise<void>((resolve) => (begun = resolve));
  const long = importer.within(async (call) => {
    await call.announce('probe.done', late);
    begun();
    await gate;
  });
  await beginning;
  const { id } = await company.owner.post<{ id: string }>('/partner_types', { name: 'Meanwhile' });
  await vi.waitFor(
    () => expect([heard, live]).toEqual([expect.arrayContaining([id]), expect.arrayContaining([id])]),
    20_000,
  );
  expect([...heard, ...live]).not.toContain(late);
  end();
  await long;
  await vi.waitFor(
    () => expect([heard, live]).toEqual([expect.arrayContaining([late]), expect.arrayContaining([late])]),
    20_000,
  );
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await worker.stop();
  for (const stop of stops) stop();
  for (const one of [id, late])
    expect([heard, live].map((all) => all.filter((each) => each === one).length)).toEqual([1, 1]);
}, 30_000);

test('delivers more than a page of events once, some committed late', async () => {
  const listeners = new Map([['probe.many', ['probe.none']]]);
  while ((await dispatch(world.kernel, listeners)) > 0);
  const announced: string[] = [];
  const announce = async (call: Call, count: number) => {
    for (let at = 0; at < count; at += 1) {
      announced.push(newId());
      await call.announce('probe.many', announced.at(-1)!);
    }
  };
  let end = () => {};
  const gate = new Promise<void>((resolve) => (end = resolve));
  const long = company.within(async (call) => {
    await announce(call, 300);
    await gate;
  });
  await company.within((call) => announce(call, 700));
  expect([await dispatch(world.kernel, listeners), await dispatch(world.kernel, listeners)]).toEqual([500, 200]);
  await company.within((call) => announce(call, 10));
  end();
  await long;
  expect(await dispatch(world.kernel, listeners)).toBe(310);
  expect(await dispatch(world.kernel, listeners)).toBe(0);
  const admin = new pg.Client({ connectionString: world.database.adminUrl });
  await admin.connect();
  const { rows } = await admin.query(
    "select payload->>'ref_id' as id from graphile_worker._private_jobs where payload->>'topic' = 'probe.many'",
  );
  await admin.end();
  expect(rows.map(({ id }) => id).toSorted()).toEqual(announced.toSorted());
});

test('runs nothing for a company without the module', async () => {
  const elsewhere = await world.company('Elsewhere');
  const ran: string[] = [];
  const features: ServerFeature[] = [
    {
      name: 'probe',
      flag: { key: 'probe', description: 'A module on trial.', default: false },
      jobs: {
        'probe.heed': async (job) => void ran.push(`heard ${job.organization_id}`),
        'probe.daily': async (job) => void ran.push(`daily ${job.organization_id}`),
        'probe.asked': async (job) => void ran.push(`asked ${job.organization_id}`),
      },
      on: { 'partner_types.created': ['probe.heed'] },
      schedules: [{ cron: '0 4 * * *', task: 'probe.daily' }],
    },
  ];
  await world.kernel.system.unscoped(async (tx) => {
    await tx.run(
      sql`insert into feature_flags (key, description, is_on) values ('probe', 'A module on trial.', false)`,
    );
    await tx.run(sql`
      insert into feature_flag_overrides (flag_id, kind, target, is_on)
      select id, 'organization', ${elsewhere.id}, true from feature_flags where key = 'probe'`);
  });
  world.kernel.flags.forget();
  const worker = await startWorker(world.kernel, world.database.adminUrl, features, log);
  for (const one of [company, elsewhere]) {
    await one.owner.post('/partner_types', { name: 'Switched' });
    await one.within((call) => call.enqueue('probe.daily', {}));
    // Jobs that a user started while the flag was on still run.
    await one.within((call) => call.enqueue('probe.asked', {}));
  }
  await vi.waitFor(
    () =>
      expect(ran.toSorted()).toEqual(
        [`asked ${company.id}`, `asked ${elsewhere.id}`, `daily ${elsewhere.id}`, `heard ${elsewhere.id}`].toSorted(),
      ),
    15_000,
  );
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await worker.stop();
  expect(ran).toHaveLength(4);
}, 30_000);

test('requeues jobs of a killed worker on the next start', async () => {
  const admin = new pg.Client({ connectionString: world.database.adminUrl });
  await admin.connect();
  await company.within((call) => call.enqueue('probe.orphan', {}));
  await admin.query(
    "update graphile_worker._private_jobs set locked_by = 'worker-of-the-dead', locked_at = now() where task_id = (select id from graphile_worker._private_tasks where identifier = 'probe.orphan')",
  );
  await admin.end();
  let runs = 0;
  const worker = await startWorker(
    world.kernel,
    world.database.adminUrl,
    [{ name: 'probe', jobs: { 'probe.orphan': async () => void runs++ } }],
    log,
  );
  await vi.waitFor(() => expect(runs).toBe(1), 10_000);
  await worker.stop();
});

test('continues a queue in order after a killed worker and a failing job', async () => {
  for (const name of ['killed', 'broken', 'first', 'second'])
    await company.within((call) => call.enqueue('probe.queued', { name }, { queue: 'line' }));
  const admin = new pg.Client({ connectionString: world.database.adminUrl });
  await admin.connect();
  await admin.query(
    `with taken as (update graphile_worker._private_jobs set locked_by = 'worker-of-the-dead', locked_at = now(), attempts = 1
       where payload->>'name' = 'killed' returning job_queue_id)
     update graphile_worker._private_job_queues set locked_by = 'worker-of-the-dead', locked_at = now() where id = (select job_queue_id from taken)`,
  );
  await admin.end();
  const ran: unknown[] = [];
  const worker = await startWorker(
    world.kernel,
    world.database.adminUrl,
    [
      {
        name: 'probe',
        jobs: {
          'probe.queued': async (_, { name }) => {
            if (name === 'broken') throw new Error('every time');
            ran.push(name);
          },
        },
      },
    ],
    log,
  );
  await vi.waitFor(() => expect(ran).toEqual(['killed', 'first', 'second']), 10_000);
  await worker.stop();
});

test('does not take a running job from a live worker', async () => {
  let runs = 0;
  let finish = () => {};
  const features: ServerFeature[] = [
    {
      name: 'probe',
      jobs: {
        'probe.long': () => {
          runs++;
          return new Promise((resolve) => {
            finish = () => resolve();
          });
        },
      },
    },
  ];
  const first = await startWorker(world.kernel, world.database.adminUrl, features, log);
  await company.within((call) => call.enqueue('probe.long', {}));
  await vi.waitFor(() => expect(runs).toBe(1), 10_000);
  // A second server looks for dead workers when it starts, and would run any unlocked job at once.
  const second = await startWorker(world.kernel, world.database.adminUrl, features, log);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(runs).toBe(1);
  finish();
  await Promise.all([first.stop(), second.stop()]);
});

test('continues after all queue connections were cut', async () => {
  const ran: string[] = [];
  const features: ServerFeature[] = [
    {
      name: 'probe',
      jobs: {
        'probe.cut': async () => {
          ran.push('cut');
          if (ran.length > 1) return;
          await cutConnections();
          throw new Error('the database is gone');
        },
        'probe.after': async () => void ran.push('after'),
      },
    },
  ];
  const worker = await startWorker(world.kernel, world.database.adminUrl, features, log);
  await company.within((call) => call.enqueue('probe.cut', {}));
  await vi.waitFor(() => expect(ran).toEqual(['cut', 'cut']), 15_000);
  await company.within((call) => call.enqueue('probe.after', {}));
  await vi.waitFor(() => expect(ran).toEqual(['cut', 'cut', 'after']), 10_000);
  await worker.stop();
}, 40_000);

/** Ends the connections of the schema's owner, which the queue uses. */
async function cutConnections(): Promise<void> {
  const admin = new pg.Client({ connectionString: world.database.adminUrl });
  await admin.connect();
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()',
  );
  await admin.end();
}
