import { setTimeout as delay } from 'node:timers/promises';
import type { Runner, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { openPool } from '../db/pool.ts';
import { requeueJobsOfDeadWorkers } from './dead-workers.ts';

interface RunningQueue {
  pool: pg.Pool;
  runner: Runner;
  deadWorkers: Awaited<ReturnType<typeof requeueJobsOfDeadWorkers>>;
}

const TIMEOUT_MS = 10_000;
const RETRY_MS = 500;

/**
 * Keeps a job runner working while the process lives. A runner stops for good when the database is lost while it
 * returns a job, or is unavailable for a while; then a new one starts under a new name, so that the jobs the former one
 * left locked are released.
 */
export async function keepQueue(
  adminUrl: string,
  begin: (means: { pgPool: pg.Pool; events: WorkerEvents }) => Promise<Runner>,
  log: { error(fields: object, text: string): void },
): Promise<{ stop(): Promise<void> }> {
  let isStopping = false;

  async function open(): Promise<RunningQueue> {
    const deadWorkers = await requeueJobsOfDeadWorkers(adminUrl);
    const pool = openQueuePool(adminUrl);
    try {
      return { pool, deadWorkers, runner: await begin({ pgPool: pool, events: deadWorkers.events }) };
    } catch (error) {
      await deadWorkers.stop();
      await pool.end();
      throw error;
    }
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
  const supervision = (async () => {
    while (queue) {
      const { runner, deadWorkers } = queue;
      await Promise.race([runner.promise.catch(() => {}), deadWorkers.lost]);
      if (isStopping) return;
      log.error({}, 'The job queue lost its database connection and restarts.');
      await close(queue);
      queue = await reopen();
    }
  })();
  return {
    async stop() {
      isStopping = true;
      if (queue) await close(queue);
      await supervision;
    },
  };
}

/** Running jobs are waited for, within a limit; a runner that stopped by itself cannot be stopped. */
async function close({ pool, runner, deadWorkers }: RunningQueue): Promise<void> {
  const timeout = new AbortController();
  await Promise.race([
    runner.stop().catch(() => {}),
    delay(TIMEOUT_MS, undefined, { signal: timeout.signal }).catch(() => {}),
  ]);
  timeout.abort();
  await deadWorkers.stop();
  // The pool is not waited for, because a job that outlasts the limit still has a connection.
  void pool.end().catch(() => {});
}

/**
 * graphile-worker releases its listening connection twice if it breaks while the runner stops, and the pool reports
 * that as an uncaught error.
 */
function openQueuePool(connectionString: string): pg.Pool {
  const pool = openPool({ connectionString, max: 4, application_name: 'tandem-queue' });
  const connect = pool.connect.bind(pool) as (...values: unknown[]) => Promise<pg.PoolClient>;
  type Taken = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: Error) => void) => void;
  const connectOnce = (taken?: Taken) => {
    if (!taken) return connect();
    return connect((error: Error | undefined, client?: pg.PoolClient, release?: (error?: Error) => void) => {
      let isReleased = false;
      taken(error, client, (reason) => {
        if (isReleased) return;
        isReleased = true;
        release?.(reason);
      });
    });
  };
  return Object.assign(pool, { connect: connectOnce as typeof pool.connect });
}
