import { setTimeout as delay } from 'node:timers/promises';
import type { Runner, WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { buryDeadWorkers } from './dead-workers.ts';

interface Shift {
  pool: pg.Pool;
  runner: Runner;
  undertaker: Awaited<ReturnType<typeof buryDeadWorkers>>;
}

const PATIENCE_MS = 10_000;
const RETRY_MS = 500;

/**
 * Keeps a runner at work for as long as the process lives. A runner gives up for good when the database goes away while it
 * hands a job back, or stays away for a while; then another one follows, under a new name, so that the jobs the former
 * left locked are found to be the dead's.
 */
export async function keepQueue(
  adminUrl: string,
  begin: (means: { pgPool: pg.Pool; events: WorkerEvents }) => Promise<Runner>,
  log: { error(fields: object, text: string): void },
): Promise<{ stop(): Promise<void> }> {
  let isStopping = false;

  async function open(): Promise<Shift> {
    const undertaker = await buryDeadWorkers(adminUrl);
    const pool = openPool(adminUrl);
    try {
      return { pool, undertaker, runner: await begin({ pgPool: pool, events: undertaker.events }) };
    } catch (error) {
      await undertaker.stop();
      await pool.end();
      throw error;
    }
  }

  async function reopen(): Promise<Shift | undefined> {
    for (;;) {
      if (isStopping) return undefined;
      try {
        return await open();
      } catch {
        await delay(RETRY_MS);
      }
    }
  }

  let shift: Shift | undefined = await open();
  const kept = (async () => {
    while (shift) {
      const { runner, undertaker } = shift;
      await Promise.race([runner.promise.catch(() => {}), undertaker.lost]);
      if (isStopping) return;
      log.error({}, 'The job queue lost the database and begins anew.');
      await close(shift);
      shift = await reopen();
    }
  })();
  return {
    async stop() {
      isStopping = true;
      if (shift) await close(shift);
      await kept;
    },
  };
}

/** Jobs under way are waited for, but not for ever; a runner that gave up by itself refuses to be stopped. */
async function close({ pool, runner, undertaker }: Shift): Promise<void> {
  const patience = new AbortController();
  await Promise.race([
    runner.stop().catch(() => {}),
    delay(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => {}),
  ]);
  patience.abort();
  await undertaker.stop();
  // Not waited for: a job that outlasts our patience still has a connection.
  void pool.end().catch(() => {});
}

/**
 * The connection on which graphile-worker listens is given back twice when it breaks as the runner stops, which the pool
 * answers with an error that nobody catches.
 */
function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4, application_name: 'tandem-queue' });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
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
