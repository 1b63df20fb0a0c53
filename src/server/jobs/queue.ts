import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Runner, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { type LiveWorkers, requeueJobsOfDeadWorkers } from './dead-workers.ts';
import { POOLS, type PoolName } from './pools.ts';
import { openQueuePool } from './queue-pool.ts';

/** Starts the runner of one pool of workers. */
export type BeginRunner = (means: { pool: PoolName; pgPool: pg.Pool; events: WorkerEvents }) => Promise<Runner>;

interface RunningQueue {
  pool: pg.Pool;
  runners: Runner[];
  liveWorkers: LiveWorkers;
  /** Resolves with a reason to start again. */
  failed: Promise<string>;
  watch?: NodeJS.Timeout;
}

/** Running jobs may end by themselves in this time before they are ended. */
const GRACE_MS = { stop: 10_000, restart: 1_000 } as const;
const RETRY_MS = 500;
/** Statements of a runner that starts have deadlines of their own; this ends what waits for something else. */
const BEGIN_MS = 10_000;
const WATCH_MS = 1_000;
/**
 * Idle workers look for jobs every two seconds. Checks are counted instead of seconds, because a busy event loop delays
 * both.
 */
const MOST_SILENT_CHECKS = 7;

/**
 * Keeps job runners working while the process lives. A runner that cannot return a job, or whose connection is lost,
 * stops: it takes no other job, waits for the running ones without a limit, and stays stopped. Then all start again
 * under new names, and the jobs that the former ones left locked are released.
 */
export async function keepQueue(
  adminUrl: string,
  pools: readonly PoolName[],
  {
    begin,
    endJobs,
    log,
  }: { begin: BeginRunner; endJobs: () => void; log: { error(fields: object, text: string): void } },
): Promise<{ stop(): Promise<void> }> {
  let isStopping = false;

  async function open(): Promise<RunningQueue> {
    const liveWorkers = await requeueJobsOfDeadWorkers(adminUrl);
    // Each runner listens on a connection of its own.
    const pool = openQueuePool(adminUrl, pools.length + 3);
    const runners: Runner[] = [];
    const { promise: failed, resolve: fail } = Promise.withResolvers<string>();
    void liveWorkers.lost.then(() => fail('the connection that shows that the workers live was lost'));
    const watches: (() => void)[] = [];
    try {
      for (const name of pools) {
        const events = new EventEmitter() as WorkerEvents;
        events.on('pool:create', ({ workerPool }) => liveWorkers.hold(workerPool.id));
        watches.push(watchRunner(events, POOLS[name].workers, fail));
        const runner = await inTime(begin({ pool: name, pgPool: pool, events }));
        runner.promise.then(
          () => fail('a runner ended'),
          (error) => fail(String(error)),
        );
        runners.push(runner);
      }
    } catch (error) {
      await close({ pool, runners, liveWorkers, failed }, endJobs, GRACE_MS.restart);
      throw error;
    }
    const watch = setInterval(() => {
      for (const look of watches) look();
    }, WATCH_MS);
    return { pool, runners, liveWorkers, failed, watch };
  }

  async function reopen(): Promise<RunningQueue | undefined> {
    for (;;) {
      if (isStopping) return undefined;
      try {
        return await open();
      } catch {
        await delay(RETRY_MS);
      }
    }
  }

  let queue: RunningQueue | undefined = await open();
  let stopping: () => void = () => {};
  const stopped = new Promise<void>((resolve) => (stopping = resolve));
  const supervision = (async () => {
    while (queue) {
      const reason = await Promise.race([queue.failed, stopped]);
      if (isStopping) return;
      log.error({ reason }, 'The job queue lost its database connection and restarts.');
      await close(queue, endJobs, GRACE_MS.restart);
      queue = await reopen();
    }
  })();
  return {
    async stop() {
      isStopping = true;
      stopping();
      await supervision;
      if (queue) await close(queue, endJobs, GRACE_MS.stop);
    },
  };
}

/**
 * Reports a runner that stops by itself, or whose workers neither run a job nor look for one.
 * @returns the regular check
 */
function watchRunner(events: WorkerEvents, workers: number, fail: (reason: string) => void): () => void {
  let silentChecks = 0;
  let running = 0;
  const sign = () => {
    silentChecks = 0;
  };
  events.on('pool:gracefulShutdown', ({ message }) => fail(message));
  events.on('pool:fatalError', ({ action, error }) => fail(`${action}: ${error}`));
  for (const name of ['worker:getJob:start', 'worker:getJob:empty', 'worker:getJob:error'] as const)
    events.on(name, sign);
  events.on('job:start', () => {
    running += 1;
    sign();
  });
  events.on('job:complete', () => {
    running -= 1;
    sign();
  });
  return () => {
    silentChecks += 1;
    if (running < workers && silentChecks > MOST_SILENT_CHECKS) fail('the workers stopped looking for jobs');
  };
}

/** Running jobs are waited for, within a limit, and then ended; a runner that stopped by itself cannot be stopped. */
async function close({ pool, runners, liveWorkers, watch }: RunningQueue, endJobs: () => void, graceMs: number) {
  clearInterval(watch);
  const ended = Promise.all(runners.map(endOf));
  await within(ended, graceMs);
  endJobs();
  await within(ended, GRACE_MS.restart);
  await within(liveWorkers.stop(), GRACE_MS.restart);
  // The pool is not waited for, because a connection may never answer.
  void pool.end().catch(() => {});
}

/** A runner that begins too late is stopped, because another has taken its place. */
async function inTime(beginning: Promise<Runner>): Promise<Runner> {
  let runner: Runner | undefined;
  await within(
    beginning.then((begun) => (runner = begun)),
    BEGIN_MS,
  );
  if (runner) return runner;
  beginning.then(endOf).catch(() => {});
  throw new Error(`A runner of jobs did not begin within ${BEGIN_MS / 1_000} s.`);
}

async function endOf(runner: Runner): Promise<void> {
  // The promise of a runner that stops by itself ends with its last job.
  await runner.stop().catch(() => runner.promise.catch(() => {}));
}

async function within(work: Promise<unknown>, ms: number): Promise<void> {
  const timeout = new AbortController();
  await Promise.race([work, delay(ms, undefined, { signal: timeout.signal }).catch(() => {})]);
  timeout.abort();
}
