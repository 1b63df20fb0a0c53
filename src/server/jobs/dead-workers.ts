import pg from 'pg';
import { sql } from '../db/sql.ts';

/** The number keeps advisory locks of this kind apart from all others; `is_worker_alive` in the database knows it. */
const LOCK_SPACE = 7_263_010;
const SWEEP_MS = 10_000;
/** A query that takes longer was sent over a connection that is lost. */
const QUERY_MS = 5_000;

export interface LiveWorkers {
  /** Holds the lock of workers while this process lives. */
  hold(workerId: string): void;
  /** Ends with our locks. */
  lost: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Releases the jobs of killed workers, which would stay locked for four hours. Each worker pool, in whose name jobs are
 * locked, holds an advisory lock while it lives, and every process checks the others: jobs of pools without their lock
 * are released. Leases of other tables end in the same way.
 */
export async function requeueJobsOfDeadWorkers(adminUrl: string): Promise<LiveWorkers> {
  const client = new pg.Client({
    connectionString: adminUrl,
    application_name: 'tandem-workers',
    connectionTimeoutMillis: QUERY_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.on('error', () => resolve());
  });
  await client.connect();
  const end = () => void client.end().catch(() => {});
  const sweep = async () => {
    await client.query(
      `select graphile_worker.force_unlock_workers(array_agg(id)) from (
         select distinct locked_by as id from graphile_worker.jobs where locked_by is not null) holders
       where not is_worker_alive(id) having count(*) > 0`,
    );
  };
  await sweep();
  // A connection without an answer is given up, and the queue starts again with a new one.
  const timer = setInterval(() => void sweep().catch(end), SWEEP_MS);
  timer.unref();
  return {
    hold: (workerId) =>
      void client.query(sql`select pg_advisory_lock(${LOCK_SPACE}, hashtext(${workerId}))`).catch(end),
    lost,
    async stop() {
      clearInterval(timer);
      await client.end().catch(() => {});
    },
  };
}
