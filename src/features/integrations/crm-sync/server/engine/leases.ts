import { sql } from '#server/db/sql.ts';
import type { Job } from '#server/jobs/job.ts';
import { newId } from '#shared/ids.ts';

const LEASE_MS = 120_000;

/**
 * Takes records for one synchronization at a time, across requests to the CRM, during which no transaction is open. The
 * leases of a worker that has ended are free. @returns the keys that were free, and how to return them
 */
export async function takeLeases(
  job: Job,
  keys: readonly string[],
): Promise<{ taken: ReadonlySet<string>; release: () => Promise<void> }> {
  if (keys.length === 0) return { taken: new Set(), release: async () => {} };
  const holder = newId();
  const now = job.kernel.clock.now();
  const rows = await job.within((call) =>
    call.rows<{ lease_key: string }>(sql`
      insert into sync_leases (organization_id, lease_key, holder, expires_at, worker)
      select ${job.organization_id}, key, ${holder}, ${new Date(now.getTime() + LEASE_MS)}, ${job.worker_id}
      from unnest(${keys}::text[]) key group by key order by key
      on conflict (organization_id, lease_key) do update set holder = excluded.holder, expires_at = excluded.expires_at,
        worker = excluded.worker
        where sync_leases.expires_at < ${now} or not is_worker_alive(sync_leases.worker)
      returning lease_key`),
  );
  return {
    taken: new Set(rows.map(({ lease_key }) => lease_key)),
    release: async () => {
      await job.within((call) =>
        call.run(sql`delete from sync_leases where organization_id = ${job.organization_id} and holder = ${holder}`),
      );
    },
  };
}
