import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../db/sql.ts';
import { type DatabaseProxy, type Fault, proxyDatabase } from '../testing/database-proxy.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';
import { startWorker, type Worker } from './worker.ts';

/** After any fault of the queue's connections, jobs run again within this time. */
const MOST_MS = 10_000;

let world: World;
let company: Company;
let proxy: DatabaseProxy;
let worker: Worker;
let ran: string[];
let mustFail: boolean;
let isHanging: boolean;
let endHanging: () => void;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
});
beforeEach(async () => {
  [ran, mustFail, isHanging] = [[], false, false];
  proxy = await proxyDatabase(world.database.adminUrl);
  const jobs = {
    'lost.step': async () => {
      ran.push('step');
      if (mustFail) throw new Error('it fails');
    },
    'lost.after': async () => void ran.push('after'),
    // Goes on during the fault, as an answer that never ends.
    'lost.hang': async () => {
      isHanging = true;
      await new Promise<void>((resolve) => (endHanging = resolve));
    },
  };
  const jobRules = { 'lost.hang': { seconds: 600, onGivenUp: 'runs-again' as const } };
  worker = await startWorker(world.kernel, proxy.url, [{ name: 'lost', jobs, jobRules }], { error: () => {} });
  await enqueue('lost.hang');
  await vi.waitFor(() => expect(isHanging).toBe(true), MOST_MS);
});
afterEach(async () => {
  endHanging();
  await worker.stop();
  await proxy.close();
  await world.kernel.system.unscoped((tx) =>
    tx.rows(sql`select cancel_job(id) from job_queue() where task like ${'lost.%'}`),
  );
}, 30_000);
afterAll(() => world.close());

const enqueue = (task: string) => company.within((call) => call.enqueue(task, {}));
const runsAfter = async () => {
  await enqueue('lost.after');
  await vi.waitFor(() => expect(ran).toContain('after'), { timeout: MOST_MS, interval: 50 });
};

/** The statements of the queue, by their text or the name of the prepared statement. */
const STEPS = { complete: /complete_job/, fail: /fail_job/, poll: /get_job/ };

test.each(
  (Object.keys(STEPS) as (keyof typeof STEPS)[]).flatMap((step) =>
    (['killed', 'stalled'] as Fault[]).map((fault) => [step, fault] as const),
  ),
)(
  'runs jobs soon after the connection of "%s" was %s',
  async (step, fault) => {
    mustFail = step === 'fail';
    const broken = proxy.breakAt(STEPS[step], fault);
    await enqueue('lost.step');
    await broken;
    await runsAfter();
  },
  40_000,
);

test.each<Fault>(['killed', 'stalled'])(
  'runs jobs soon after all connections were %s',
  async (fault) => {
    // Also those that listen and that show that the workers live.
    proxy.breakAll(fault);
    await runsAfter();
  },
  40_000,
);
