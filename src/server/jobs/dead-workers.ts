import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import pg from 'pg';

/** The number keeps advisory locks of this kind apart from all others. */
const LOCK_SPACE = 7_263_010;
const SWEEP_MS = 30_000;

/**
 * Releases the jobs of killed workers, which would stay locked for four hours. Each worker pool, in whose name jobs are
 * locked, holds an advisory lock while it lives, and every pool checks the others: jobs of pools without their lock are
 * released.
 * @returns the events to pass to `run`, a promise that ends with our own locks, and a function to stop
 */
export async function requeueJobsOfDeadWorkers(
  adminUrl: string,
): Promise<{ events: WorkerEvents; lost: Promise<void>; stop(): Promise<void> }> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'tandem-workers' });
  client.on('error', () => {});
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  await client.connect();
  const events = new EventEmitter() as WorkerEvents;
  events.on('pool:create', ({ workerPool }) => {
    void client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_SPACE, workerPool.id]).catch(() => {});
  });
  const sweep = async () => {
    await client.query(
      `select graphile_worker.force_unlock_workers(array_agg(id)) from (
         select distinct locked_by as id from graphile_worker.jobs where locked_by is not null) holders
       where not exists (select from pg_locks held where held.locktype = 'advisory' and held.granted
         and held.classid::bigint = $1 and held.objid::bigint = hashtext(id)::bigint & 4294967295)
       having count(*) > 0`,
      [LOCK_SPACE],
    );
  };
  await sweep();
  const timer = setInterval(() => void sweep().catch(() => {}), SWEEP_MS);
  timer.unref();
  return {
    events,
    lost,
    async stop() {
      clearInterval(timer);
      await client.end().catch(() => {});
    },
  };
}
